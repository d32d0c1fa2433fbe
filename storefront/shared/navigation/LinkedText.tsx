// A text whose part in brackets is a link.
import { useHref, useVisit } from '#web/platform/pages/visit.ts'

export function LinkedText({ text, path }: { text: string; path: string }) {
  const { frame } = useVisit()
  const href = useHref()
  const [before, linked, after] = text.split(/[[\]]/)
  return (
    <>
      {before}
      <a href={href(frame.translated[path] ?? path)}>{linked}</a>
      {after}
    </>
  )
}
