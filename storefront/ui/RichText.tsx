// Text the merchant wrote, as HTML. The one place where HTML is put into a page as it is: it comes from the
// shop's sanitiser (api/content/rich-text.ts) and from nowhere else.
import './RichText.css'

export function RichText({ html }: { html: string }) {
  // A text that is not translated yet keeps the direction of its own language.
  // oxlint-disable-next-line react/no-danger
  return <div className="rich-text" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
}
