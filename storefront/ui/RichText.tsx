// Text the merchant wrote, as HTML. The one place where HTML is put into a page as it is: it comes from the
// shop's sanitiser (api/content/rich-text.ts) and from nowhere else.
import { useEffect, useMemo, useRef } from 'react'
import { trustedHtml } from './trusted-html.ts'
import './RichText.css'

type RichTextProps = {
  html: string
  /** Draws the icons that the text names. */
  onIcons?: (marks: readonly HTMLElement[]) => void
}

export function RichText({ html, onIcons }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null)
  // One value for one text: React writes the HTML again where it is another.
  const trusted = useMemo(() => trustedHtml(html), [html])
  useEffect(() => {
    const marks = [...(place.current?.querySelectorAll<HTMLElement>('[data-icon]') ?? [])]
    if (marks.length > 0) onIcons?.(marks)
  }, [html, onIcons])
  // A text that is not translated yet keeps the direction of its own language.
  // oxlint-disable-next-line react/no-danger
  return <div ref={place} className="rich-text" dir="auto" dangerouslySetInnerHTML={{ __html: trusted }} />
}
