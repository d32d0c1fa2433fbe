// Submit button for browsers without scripts: it posts the form to the server (server/forms).
import { useVisit } from '../platform/pages/visit.ts'

type PlainSubmitProps = { form: 'contact' | 'track' | 'links' | 'newsletter'; text: string }

export function PlainSubmit({ form, text }: PlainSubmitProps) {
  const { locale, country } = useVisit()
  return (
    <noscript>
      <button
        className="button"
        data-variant="primary"
        data-size="m"
        type="submit"
        formMethod="post"
        formAction={`/_forms/${form}?lang=${locale}&country=${country}`}
      >
        {text}
      </button>
    </noscript>
  )
}
