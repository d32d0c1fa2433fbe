// A text whose part in brackets is a link, unless the merchant hid that page.
import { splitAtLink } from '#messages/linked-part.ts'
import { useHref } from '#web/platform/pages/visit.ts'
import { useShopVisit } from '../shop-visit.ts'

export function LinkedText({ text, path }: { text: string; path: string }) {
  const { hidden, translated } = useShopVisit().frame
  const href = useHref()
  const [before, linked, after] = splitAtLink(text)
  return (
    <>
      {before}
      {hidden.includes(path) ? linked : <a href={href(translated[path] ?? path)}>{linked}</a>}
      {after}
    </>
  )
}
