// Why a form was not accepted, above its submit button. Screen readers announce it.
import { Notice } from './Notice.tsx'

export function FormProblem({ text }: { text: string }) {
  if (text === '') return null
  return (
    <Notice tone="error" live>
      {text}
    </Notice>
  )
}
