import { Alert } from '../alert/alert.tsx';
import { Autocomplete } from '../autocomplete/autocomplete.tsx';
import { Banner } from '../banner/banner.tsx';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { Button } from '../button/button.tsx';
import { Carousel } from '../carousel/carousel.tsx';
import { DateInput } from '../date-input/date-input.tsx';
import { DatePicker } from '../date-picker/date-picker.tsx';
import { EmbedMap } from '../embed-map/embed-map.tsx';
import { mapPage } from '../embed-map/map-page.fixture.ts';
import { Field } from '../field/field.tsx';
import { max, min, required } from '../field/rules.ts';
import { Fieldset } from '../fieldset/fieldset.tsx';
import { FileUpload } from '../file-upload/file-upload.tsx';
import { Form, SubmitButton } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { Input } from '../input/input.tsx';
import { PasswordInput } from '../input/password-input.tsx';
import { Link } from '../link/link.tsx';
import { MultiSelect } from '../multi-select/multi-select.tsx';
import { NumberInput } from '../number-input/number-input.tsx';
import { OneTimeCode } from '../one-time-code/one-time-code.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { RatingInput } from '../rating/rating-input.tsx';
import { Rating } from '../rating/rating.tsx';
import { SkeletonGroup } from '../skeleton/skeleton-group.tsx';
import { RangeSlider } from '../slider/range-slider.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { Switch } from '../switch/switch.tsx';
import { Table } from '../table/table.tsx';
import { TagToggle } from '../tag/tag-toggle.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { Toast } from '../toast/toast.tsx';

const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
const path = ['A', 'B', 'C', 'D', 'E', 'F'].map((label) => ({ label, href: `#${label}` }));
const steps = ['A', 'B', 'C'].map((label) => ({ label }));

function ContactForm() {
  const form = useForm({ defaultValues: { name: '', email: '', nickname: 'Ana' } });
  return (
    <Form form={form} onSubmit={() => undefined} aria-label="Contact">
      <Field form={form} name="name" rules={[required, min(3)]}>
        {(field) => <Input label="Name" {...field} />}
      </Field>
      <Field form={form} name="email" rules={[required]}>
        {(field) => <Input label="E-mail" optional type="email" {...field} />}
      </Field>
      <Field form={form} name="nickname" rules={[max(2)]}>
        {(field) => <Input label="Nickname" {...field} />}
      </Field>
      <SubmitButton>OK</SubmitButton>
    </Form>
  );
}

/**
 * Each component with messages, in the states that show them without interaction, without layers. Its own texts are
 * language-neutral.
 */
export function Gallery() {
  return (
    <div style={{ display: 'grid', gap: 24, paddingInline: '1rem' }}>
      {tones.map((tone) => (
        <Alert key={tone} tone={tone} title="A" closable />
      ))}
      <Autocomplete
        label="City"
        labelKey="name"
        valueKey="id"
        loadOptions={() => Promise.resolve<{ id: string; name: string }[]>([])}
      />
      <Banner closable>A</Banner>
      <Breadcrumb items={path} />
      <Button loading>OK</Button>
      <Carousel label="A" autoplay="slow" loop>
        <p>1</p>
        <p>2</p>
        <p>3</p>
      </Carousel>
      <DateInput label="P" optional />
      <DatePicker label="P" />
      <EmbedMap title="O" src={mapPage} href="#map" provider="Maps" />
      <ContactForm />
      <FileUpload label="Q" accept="image/*,.pdf" maxSize={1536} removable progress={null} />
      <FileUpload label="R" removable />
      <FileUpload multiple label="R" maxSize={1536} maxFiles={2} fileStatus={() => ({ state: 'sent' })} />
      <Fieldset legend="A" optional>
        <Switch label="B" />
      </Fieldset>
      <Input label="C" clearable defaultValue="x" />
      <PasswordInput label="D" />
      <Link href="#e" external>
        E
      </Link>
      <MultiSelect label="N" options={[]} />
      <MultiSelect label="N" options={[{ value: 'a', label: 'A' }]} defaultValue={['a']} />
      <NumberInput label="S" optional />
      <OneTimeCode label="T" />
      <Pagination page={2} count={1200} hrefFor={(page) => `#${page}`} />
      <Rating value={null} />
      <Rating value={4.5} count={1234} />
      <RatingInput legend="F" />
      <SkeletonGroup loading placeholder={<p>…</p>}>
        <p>G</p>
      </SkeletonGroup>
      <Fieldset legend="H">
        <RangeSlider />
      </Fieldset>
      <Stepper steps={steps} current={2} />
      <Stepper steps={steps} current={4} />
      <Table caption="I" columns={[{ key: 'a', header: 'J', cell: () => 'K', sortable: true }]} rows={[]} />
      <TagToggle>L</TagToggle>
      <Textarea label="M" maximum={2000} />
      <Toast title="N" />
    </div>
  );
}
