// A text whose part in brackets is a link, unless the merchant hid that page.
import { splitAtLink } from '#messages/linked-part.ts'
import { useShopVisit } from '../shop-visit.ts'

export function LinkedText({ text, path }: { text: string; path: string }) {
  const { href, frame } = useShopVisit()
  const [before, linked, after] = splitAtLink(text)
  return (
    <>
      {before}
      {frame.hidden.includes(path) ? linked : <a href={href(frame.translated[path] ?? path)}>{linked}</a>}
      {after}
    </>
  )
}
