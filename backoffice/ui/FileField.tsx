// Chooses a CSV file: dropped on the field, or from the dialog of the browser.
import { useId } from 'react'
import { FieldFrame, controlProps } from '#web/ui/FieldFrame.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { t } from '../platform/language.ts'
import './FileField.css'

type FileFieldProps = {
  label: string
  /** Shown until a file is chosen. */
  hint: string
  chosen: File | null
  error?: string | undefined
  onChoose: (file: File | null) => void
}

export function FileField({ label, hint, chosen, error, onChoose }: FileFieldProps) {
  const id = useId()
  const texts = { label, error }
  return (
    <FieldFrame id={id} texts={texts}>
      <div className="file-field">
        <Icon name="document" />
        <span className="button" data-variant="secondary" data-size="s">
          <span>{t('admin.import.stepChoose')}</span>
        </span>
        {chosen ? <span>{chosen.name}</span> : <span data-part="drop">{hint}</span>}
        {/* Above its texts, which browsers would show in their own language. */}
        <input
          type="file"
          accept=".csv,text/csv"
          {...controlProps(id, texts)}
          onChange={({ currentTarget: { files } }) => onChoose(files?.[0] ?? null)}
        />
      </div>
    </FieldFrame>
  )
}
