// Link to the account or to sign-in. The server renders no name; the browser adds it.
import { useHref, useTranslate } from '#web/platform/pages/visit.ts'
import { useUserName } from '../shared/sign-in/user.ts'
import { IconButton } from '#web/ui/IconButton.tsx'

export function AccountLink() {
  const t = useTranslate()
  const href = useHref()
  const name = useUserName()
  return (
    <IconButton
      icon="user"
      label={t('shell.account') + (name && `: ${name}`)}
      href={href('/user/center')}
      data-on={!!name || undefined}
    />
  )
}
