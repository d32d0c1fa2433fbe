// Markdown as the shop shows it, while it is typed.
import { useEffect, useState } from 'react'
import { RichText } from '#web/ui/RichText.tsx'
import { adminCall } from '../platform/admin-call.ts'
import './TextPreview.css'

const typingPauseMs = 200

export function TextPreview({ text }: { text: string }) {
  const [html, setHtml] = useState('')
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(
      () =>
        void adminCall('admin.renderText', { text }, { signal: controller.signal }).then(
          (rendered) => setHtml(rendered.html),
          // The preview keeps its last state while the shop cannot be reached.
          () => undefined,
        ),
      typingPauseMs,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text])
  return html ? (
    <div className="text-preview">
      <RichText html={html} />
    </div>
  ) : null
}
