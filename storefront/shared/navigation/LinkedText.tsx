// A text whose part in brackets is a link, unless the merchant hid that page.
import { useHref, useVisit } from '#web/platform/pages/visit.ts'

export function LinkedText({ text, path }: { text: string; path: string }) {
  const { frame } = useVisit()
  const href = useHref()
  const [before, linked, after] = text.split(/[[\]]/)
  return (
    <>
      {before}
      {frame.hidden.includes(path) ? linked : <a href={href(frame.translated[path] ?? path)}>{linked}</a>}
      {after}
    </>
  )
}
