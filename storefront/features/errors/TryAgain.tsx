// A button that opens the failed address again. Without scripts it reloads the document.
import type { MouseEvent } from 'react'
import { useNavigate } from '#web/platform/navigation/navigation-context.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'

/** `address`: a full address; by default the current one. */
export function TryAgain({ address }: { address?: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  return (
    <Button
      href={address ?? ''}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        event.preventDefault()
        void navigate(event.currentTarget.href, { replace: true })
      }}
    >
      {t('shell.retry')}
    </Button>
  )
}
