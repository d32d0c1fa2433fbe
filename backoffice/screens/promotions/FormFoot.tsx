// The end of a form: why saving failed, and the button that saves.
import { Button } from '#web/ui/Button.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { t } from '../../platform/language.ts'

export function FormFoot({ form }: { form: { readonly problem: string; readonly busy: boolean } }) {
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
