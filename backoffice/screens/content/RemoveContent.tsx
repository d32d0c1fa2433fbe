// Removes a page or blog post after a question.
import { useState } from 'react'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { leaveSaved } from '../../platform/router.ts'
import { useAction } from '../../platform/use-action.ts'

export function RemoveContent({ contentKey }: { contentKey: string }) {
  const t = useTranslate()
  const { busy, run } = useAction()
  const [isAsking, setAsking] = useState(false)
  async function remove(): Promise<void> {
    const isRemoved = await run(
      () => adminCall('admin.removeContent', { key: contentKey }),
      t('admin.content.removed'),
    )
    if (!isRemoved) return
    leaveSaved('/content')
  }
  return (
    <>
      <Button variant="secondary" icon="remove" onClick={() => setAsking(true)}>
        {t('admin.content.remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('admin.content.remove')}
        yes={t('admin.content.remove')}
        busy={busy}
        onClose={() => setAsking(false)}
        onYes={() => void remove()}
      >
        <p>{t('admin.content.removeText')}</p>
      </ConfirmDialog>
    </>
  )
}
