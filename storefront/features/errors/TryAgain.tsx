// Another try at the address that failed. Without scripts it loads the document again.
import type { MouseEvent } from 'react'
import { useNavigate } from '../../platform/navigation/navigation-context.ts'
import { useTranslate } from '../../platform/pages/visit.ts'
import { Button } from '../../ui/Button.tsx'

/** `wanted` is a whole address; left out for the present one. */
export function TryAgain({ wanted }: { wanted?: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  return (
    <Button
      href={wanted ?? ''}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        event.preventDefault()
        void navigate(event.currentTarget.href, { replace: true })
      }}
    >
      {t('error.retry')}
    </Button>
  )
}
