// Uploads a picture and shows it; the form stores its name.
import { useId, useState } from 'react'
import type { UploadedPicture } from '#contract/picture-upload.ts'
import { CallRefused } from '#web/platform/api/call-refused.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import { Button } from '#web/ui/Button.tsx'
import { controlProps, FieldFrame } from '#web/ui/FieldFrame.tsx'
import { t } from '../../platform/language.ts'
import { uploadPicture } from './upload-picture.ts'
import './OnePictureField.css'

type OnePictureFieldProps = {
  label: string
  /** Name. */
  picture: string | null
  error?: string | undefined
  onChange: (picture: UploadedPicture | null) => void
}

export function OnePictureField({ label, picture, error, onChange }: OnePictureFieldProps) {
  const id = useId()
  const [busy, run] = useBusy()
  const [problem, setProblem] = useState('')
  const texts = { label, error: problem || error }
  async function upload(file: File | undefined): Promise<void> {
    if (!file) return
    setProblem('')
    try {
      onChange(await uploadPicture(file, () => undefined))
    } catch (fault) {
      setProblem(fault instanceof CallRefused ? fault.message : t('admin.frame.unreachable'))
    }
  }
  return (
    <FieldFrame id={id} texts={texts}>
      <div className="one-picture-field">
        {picture && <img src={`/media/${picture}-480.webp`} alt={label} />}
        <input
          type="file"
          accept="image/*"
          disabled={busy}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            // The same file may be chosen again.
            currentTarget.value = ''
            void run(() => upload(file))
          }}
          {...controlProps(id, texts)}
        />
        {picture && (
          <Button size="s" variant="tertiary" onClick={() => onChange(null)}>
            {t('admin.staff.remove')}
          </Button>
        )}
      </div>
    </FieldFrame>
  )
}
