import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { keepLoading } from '#src/recovery/keep-loading.ts';
import { DrawnPicture } from '#src/ui/illustrations/drawn-picture.tsx';
import { lazyWhenVisible } from '#src/ui/layout/lazy-when-visible.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import classes from './pre-register.module.css';

const PreRegisterForm = lazyWhenVisible('pre-register', async () =>
  keepLoading(async () => (await import('./pre-register-form.tsx')).PreRegisterForm),
);

/** Lets parents whose school is not served yet register their interest (row C02). */
export function PreRegister() {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.words}>
        <h2 id={id}>
          <FormattedMessage id="home.preRegister.title" />
        </h2>
        <p>
          <FormattedMessage id="home.preRegister.text" />
        </p>
        <div className={classes.boxes}>
          <DrawnPicture name="pita-and-salad-box" sizes="250px" className={classes.box} />
          <DrawnPicture name="pasta-and-fruit-box" sizes="250px" className={classes.box} />
        </div>
      </div>
      <div className={classes.form}>
        <PreRegisterForm fallback={<Skeleton height={360} />} />
      </div>
    </section>
  );
}
