// A field for a file, with the words of the page: the browser's own words are in the browser's language. Without
// scripts the browser's field is shown.
import { useEffect, useId, useRef, useState } from 'react'
import { FieldFrame } from '#web/ui/FieldFrame.tsx'
import type { BulkGiftsData } from './load-bulk-gifts.ts'
import './FileField.css'

export function FileField({ data }: { data: Pick<BulkGiftsData, 'file' | 'chooseFile' | 'noFile'> }) {
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState('')
  const read = (): void => setChosen(ref.current?.files?.[0]?.name ?? '')
  // Chosen before hydration, or kept by the browser.
  useEffect(read, [])
  return (
    <FieldFrame id={id} texts={{ label: data.file }}>
      <div className="input file-field">
        <input ref={ref} id={id} name="file" type="file" accept=".csv,.tsv,.txt,text/csv" onChange={read} />
        <span aria-hidden="true" data-part="choose">
          {data.chooseFile}
        </span>
        <span aria-hidden="true" data-part="chosen" data-none={chosen === '' || undefined}>
          {chosen || data.noFile}
        </span>
      </div>
    </FieldFrame>
  )
}
