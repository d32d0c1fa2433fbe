// The merchant's text as HTML from the sanitiser (services/content/rich-text.ts). ProductFacts and PrintDocuments insert
// HTML too.
import { useEffect, useMemo, useRef } from 'react'
import { trustedHtml } from './trusted-html.ts'
import './RichText.css'

type RichTextProps = {
  html: string
  /** Draws icons into the elements with `data-icon`. */
  onIcons?: (marks: readonly HTMLElement[]) => void
}

export function RichText({ html, onIcons }: RichTextProps) {
  const root = useRef<HTMLDivElement>(null)
  // Memoised: React would rewrite the HTML for each new TrustedHTML object.
  const trusted = useMemo(() => trustedHtml(html), [html])
  useEffect(() => {
    const marks = [...(root.current?.querySelectorAll<HTMLElement>('[data-icon]') ?? [])]
    if (marks.length > 0) onIcons?.(marks)
  }, [html, onIcons])
  // `dir="auto"`: an untranslated text keeps its own direction.
  // oxlint-disable-next-line react/no-danger
  return <div ref={root} className="rich-text" dir="auto" dangerouslySetInnerHTML={{ __html: trusted }} />
}
