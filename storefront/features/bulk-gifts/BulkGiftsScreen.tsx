// Gifts for many people: a form for a table of recipients. The server checks it and answers with pages of its own
// (server/bulk-gifts), so that everything works without scripts.
import { useHydrated } from '../../platform/hydration/use-hydrated.ts'
import { useVisit } from '../../platform/pages/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import type { BulkGiftsData } from './load-bulk-gifts.ts'
import './BulkGiftsScreen.css'

export default function BulkGiftsScreen({ data }: { data: BulkGiftsData }) {
  const { locale, country } = useVisit()
  const hydrated = useHydrated()
  return (
    <div className="bulk-gifts-screen container">
      <h1>{data.title}</h1>
      <p data-part="intro">{data.intro}</p>
      <form
        action={`/_bulk-gifts?lang=${locale}&country=${country}`}
        method="post"
        encType="multipart/form-data"
      >
        {/* The page of the order needs scripts. */}
        {hydrated && <input type="hidden" name="scripts" value="1" />}
        <p>
          {data.header}{' '}
          <a href={`/_bulk-gifts/template.csv?lang=${locale}`} download>
            {data.template}
          </a>
        </p>
        <Field multiline label={data.paste} name="table" rows={10} spellCheck={false} wrap="off" />
        <Field label={data.file} name="file" type="file" accept=".csv,.tsv,.txt,text/csv" />
        <Field label={data.product} hint={data.productHint} name="product" list="bulk-products" />
        <datalist id="bulk-products">
          {data.products.map((title) => (
            <option key={title}>{title}</option>
          ))}
        </datalist>
        <Button type="submit">{data.preview}</Button>
      </form>
    </div>
  )
}
