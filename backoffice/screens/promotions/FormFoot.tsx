// The end of a form: why saving failed, and the button that saves.
import { useTranslate } from '#storefront/platform/pages/visit.ts'
import { Button } from '#storefront/ui/Button.tsx'
import { FormProblem } from '#storefront/ui/FormProblem.tsx'

export function FormFoot({ form }: { form: { readonly problem: string; readonly busy: boolean } }) {
  const t = useTranslate()
  return (
    <>
      <FormProblem text={form.problem} />
      <div className="form-foot">
        <Button type="submit" loading={form.busy}>
          {t('admin.frame.save')}
        </Button>
      </div>
    </>
  )
}
