// A picture that is being uploaded, or could not be.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import type { Upload } from './upload-queue.ts'

type UploadTileProps = { upload: Upload; onRetry: () => void; onDismiss: () => void }

export function UploadTile({ upload, onRetry, onDismiss }: UploadTileProps) {
  const t = useTranslate()
  const { fileName, share, state, problem } = upload
  if (state !== 'failed')
    return (
      <li data-part="upload">
        <span>{fileName}</span>
        <progress aria-label={t('admin.pictures.uploading', { file: fileName })} value={share} max={1} />
      </li>
    )
  return (
    <li data-part="upload">
      <span>{fileName}</span>
      <p role="alert">{problem}</p>
      <div data-part="buttons">
        <Button size="s" variant="tertiary" onClick={onRetry}>
          {t('shell.retry')}
        </Button>
        <IconButton icon="close" label={t('shell.close')} onClick={onDismiss} />
      </div>
    </li>
  )
}
