// Uploads a picture and shows it; the form stores its name.
import { useId, useState } from 'react'
import { pictureUploadPath, type UploadedPicture } from '#contract/picture-upload.ts'
import { useLocale, useTranslate } from '#storefront/platform/pages/visit.ts'
import { Button } from '#storefront/ui/Button.tsx'
import { useAction } from '../../platform/use-action.ts'
import './PictureField.css'

type PictureFieldProps = {
  label: string
  picture: UploadedPicture | null
  onChange: (picture: UploadedPicture | null) => void
}

export function PictureField({ label, picture, onChange }: PictureFieldProps) {
  const t = useTranslate()
  const id = useId()
  const locale = useLocale()
  const { busy, run } = useAction()
  const [problem, setProblem] = useState('')
  async function upload(file: File | undefined): Promise<void> {
    if (!file) return
    setProblem('')
    await run(async () => {
      const response = await fetch(pictureUploadPath, {
        method: 'POST',
        headers: { lang: locale },
        body: file,
      })
      const { code, msg, data } = (await response.json()) as {
        code: number
        msg: string
        data: UploadedPicture
      }
      if (code !== 0) return setProblem(msg)
      const { name, width, height } = data
      onChange({ name, width, height })
    })
  }
  return (
    <div className="picture-field">
      <label htmlFor={id}>{label}</label>
      {picture && <img src={`/media/${picture.name}-480.webp`} alt={label} />}
      <input
        id={id}
        type="file"
        accept="image/*"
        disabled={busy}
        onChange={({ currentTarget }) => void upload(currentTarget.files?.[0])}
      />
      {problem && <p role="alert">{problem}</p>}
      {picture && (
        <Button size="s" variant="quiet" onClick={() => onChange(null)}>
          {t('admin.staff.remove')}
        </Button>
      )}
    </div>
  )
}
