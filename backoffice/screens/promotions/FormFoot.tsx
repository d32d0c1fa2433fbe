// The end of a form: why saving failed, and the button that saves.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'

export function FormFoot({ form }: { form: { readonly problem: string; readonly busy: boolean } }) {
  const t = useTranslate()
  return (
    <>
      <FormProblem text={form.problem} />
      <div className="form-foot">
        <Button type="submit" loading={form.busy}>
          {t('account.save')}
        </Button>
      </div>
    </>
  )
}
