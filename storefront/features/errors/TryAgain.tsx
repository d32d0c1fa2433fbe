// A button that opens the failed address again. Without scripts it reloads the document.
import type { MouseEvent } from 'react'
import { useNavigate } from '../../platform/navigation/navigation-context.ts'
import { useTranslate } from '../../platform/pages/visit.ts'
import { Button } from '../../ui/Button.tsx'

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
      {t('error.retry')}
    </Button>
  )
}
