// Below the confirmation of a sent message: where the answer comes, and a button for another message.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'

type AfterSendingProps = { email: string; another: string; onAnother: () => void }

export default function AfterSending({ email, another, onAnother }: AfterSendingProps) {
  const t = useTranslate()
  return (
    <>
      <p>{t('contact.sentText', { email })}</p>
      <Button variant="secondary" onClick={onAnother}>
        {another}
      </Button>
    </>
  )
}
