import type { ReactNode } from 'react';
import { useId } from 'react';
import { Logo } from '#src/ui/layout/logo.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { PaperSize } from '#src/pdf/pdf-canvas.ts';
import { BothLanguages, BothTextsLine, OneText, TextIn } from './both-languages.tsx';
import classes from './care-card-paper.module.css';
import type { AllergyTexts, BothTexts, CareCardTexts, DayTexts } from './care-card-texts.ts';
import { SeveritySign } from './severity-sign.tsx';

interface CareCardPaperProps {
  texts: CareCardTexts;
  paper: PaperSize;
}

/**
 * The card as paper, which is white in both colour schemes: one sheet of A4, or the two sides of a sheet of A6. What
 * helps in an emergency comes first.
 */
export function CareCardPaper({ texts, paper }: CareCardPaperProps) {
  const front = (
    <>
      <Identity texts={texts} />
      <Contact texts={texts} />
      <Allergies texts={texts} />
    </>
  );
  const back = (
    <>
      <Conditions texts={texts} />
      <Lunches texts={texts} />
    </>
  );
  return (
    <div className={classes.papers} data-paper={paper}>
      {paper === 'a4' ? (
        <Sheet texts={texts}>
          {front}
          {back}
        </Sheet>
      ) : (
        <>
          <Sheet texts={texts}>{front}</Sheet>
          <Sheet texts={texts}>
            <BothTextsLine texts={texts.name} className={classes.owner} />
            {back}
          </Sheet>
        </>
      )}
    </div>
  );
}

function Sheet({ texts, children }: { texts: CareCardTexts; children: ReactNode }) {
  const language = useLanguage();
  return (
    <div className={classes.sheet}>
      <div className={classes.head}>
        <Logo language={language} label="" className={classes.logo} />
        <BothTextsLine texts={texts.title} className={classes.title} />
      </div>
      {children}
      <div className={classes.foot}>
        <BothTextsLine texts={texts.foot.plan} className={classes.plan} />
        <BothTextsLine texts={texts.foot.source} />
      </div>
    </div>
  );
}

function Identity({ texts }: { texts: CareCardTexts }) {
  return (
    <div className={classes.identity}>
      <h2>
        <BothTextsLine texts={texts.name} />
      </h2>
      {texts.facts.map(({ key, label, value }) => (
        <BothLanguages key={key}>
          {(language) => (
            <>
              <span className={classes.label}>
                <TextIn texts={label} language={language} />:
              </span>{' '}
              <strong>
                <TextIn texts={value} language={language} />
              </strong>
            </>
          )}
        </BothLanguages>
      ))}
    </div>
  );
}

/** A part of the card under a heading in both languages. */
function Part({
  title,
  className,
  children,
}: {
  title: BothTexts;
  className?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <h3 id={id}>
        <BothTextsLine texts={title} />
      </h3>
      {children}
    </section>
  );
}

function Contact({ texts: { contact } }: { texts: CareCardTexts }) {
  return (
    <Part title={contact.title} className={classes.contact}>
      <div className={classes.call}>
        <BothTextsLine texts={contact.name} />
        <bdi dir="ltr" className={classes.phone}>
          {contact.phone}
        </bdi>
      </div>
      <BothTextsLine texts={contact.ambulance} />
    </Part>
  );
}

function Allergies({ texts: { allergies, wordsLabel } }: { texts: CareCardTexts }) {
  return (
    <Part title={allergies.title}>
      {allergies.none && <BothTextsLine texts={allergies.none} />}
      {allergies.groups.length > 0 && (
        <ul className={classes.groups}>
          {allergies.groups.map((group) => (
            <li key={group.severity} data-severity={group.severity} className={classes.allergy}>
              <AllergyGroup group={group} toDoTitle={allergies.toDoTitle} wordsLabel={wordsLabel} />
            </li>
          ))}
        </ul>
      )}
      {allergies.notes.map((note) => (
        <Issue key={note.key} name={note.name} words={note.words} wordsLabel={wordsLabel} />
      ))}
    </Part>
  );
}

type AllergyGroupProps = { group: AllergyTexts; toDoTitle: BothTexts; wordsLabel: BothTexts };

function AllergyGroup({ group, toDoTitle, wordsLabel }: AllergyGroupProps) {
  return (
    <>
      <BothLanguages className={classes.severity}>
        {(language) => (
          <>
            <SeveritySign severity={group.severity} className={classes.sign} />
            <TextIn texts={group.label} language={language} />
          </>
        )}
      </BothLanguages>
      {group.names && <BothTextsLine texts={group.names} className={classes.names} />}
      {group.issues.map((issue) => (
        <Issue key={issue.key} name={issue.name} words={issue.words} wordsLabel={wordsLabel} />
      ))}
      <BothLanguages className={classes.toDo}>
        {(language) => (
          <>
            <span className={classes.label}>
              <TextIn texts={toDoTitle} language={language} />:
            </span>{' '}
            <TextIn texts={group.toDo} language={language} />
          </>
        )}
      </BothLanguages>
    </>
  );
}

type IssueProps = { name: BothTexts; words: string | null; needs?: BothTexts; wordsLabel: BothTexts };

/** A health issue, what it needs, and the parent's own words about it. */
function Issue({ name, words, needs, wordsLabel }: IssueProps) {
  return (
    <div className={classes.issue}>
      <BothTextsLine texts={name} className={classes.names} />
      {needs && <BothTextsLine texts={needs} />}
      {words !== null && (
        <div className={classes.words}>
          <BothTextsLine texts={wordsLabel} className={classes.label} />
          <OneText text={words} />
        </div>
      )}
    </div>
  );
}

function Conditions({ texts: { conditions, wordsLabel } }: { texts: CareCardTexts }) {
  return (
    <Part title={conditions.title}>
      {conditions.none && <BothTextsLine texts={conditions.none} />}
      {conditions.rows.map((row) => (
        <Issue key={row.key} name={row.name} words={row.words} needs={row.needs} wordsLabel={wordsLabel} />
      ))}
    </Part>
  );
}

function Lunches({ texts: { lunches } }: { texts: CareCardTexts }) {
  return (
    <Part title={lunches.title}>
      {lunches.none && <BothTextsLine texts={lunches.none} />}
      {lunches.days.length > 0 && (
        <>
          <ul className={classes.days}>
            {lunches.days.map((day) => (
              <li key={day.on}>
                <Day day={day} />
              </li>
            ))}
          </ul>
          <BothTextsLine texts={lunches.note} className={classes.note} />
        </>
      )}
    </Part>
  );
}

function Day({ day }: { day: DayTexts }) {
  return (
    <BothLanguages>
      {(language) => (
        <>
          <span className={classes.label}>
            <TextIn texts={day.day} language={language} />:
          </span>{' '}
          {day.state && <TextIn texts={day.state} language={language} />}
          {day.dishes.map((dish) => (
            <span key={dish.key}>
              <TextIn texts={dish.name} language={language} />{' '}
              <strong className={classes.values}>
                <TextIn texts={dish.values} language={language} />
              </strong>
            </span>
          ))}
        </>
      )}
    </BothLanguages>
  );
}
