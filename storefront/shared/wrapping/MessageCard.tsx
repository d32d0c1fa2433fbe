// A message on its card. Users import the styles, so that the mini cart has none.
import { useEffect } from 'react'
import { deferred } from '#web/platform/hydration/deferred.ts'
import { useVisit } from '#web/platform/pages/visit.ts'

const loadTypefaces = deferred(() => import('../lettering/typefaces.ts'), { when: 'use' })

export function MessageCard({ text, label }: { text: string; label?: string }) {
  const { locale } = useVisit()
  useEffect(() => {
    if (!/[\u3040-\ud7a3]/.test(text)) return
    loadTypefaces().then(
      ({ loadTypefaceOf }) => loadTypefaceOf(text, locale),
      () => undefined,
    )
  }, [text, locale])
  return (
    <blockquote className="message-card handwritten" aria-label={label}>
      <bdi>{text}</bdi>
    </blockquote>
  )
}
