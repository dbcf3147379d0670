import type { ReactNode } from 'react'
import { basePath } from '../../config/basePath.ts'
import { type Leader, leaders, leadersAreInvented } from '../../config/site.ts'
import type { Line } from '../../i18n/useMessages.tsx'
import { Art } from '../../ui/Art/Art.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import classes from './Leaders.module.css'

interface Profile {
  readonly role: ReactNode
  readonly bio: ReactNode
  readonly listTitle: ReactNode
  readonly list: readonly Line[]
}

interface LeadersProps extends HeadProps {
  readonly profileOf: (leader: Leader) => Profile
}

/** The leaders of the company: a portrait or a monogram over contour lines, role, name, bio, responsibilities. */
export function Leaders({ profileOf, ...head }: LeadersProps) {
  return (
    <Section {...head} sample={leadersAreInvented}>
      <ul className={classes.leaders}>
        {leaders.map((leader) => (
          <LeaderProfile key={leader.id} leader={leader} profile={profileOf(leader)} />
        ))}
      </ul>
    </Section>
  )
}

interface LeaderProfileProps {
  readonly leader: Leader
  readonly profile: Profile
}

function LeaderProfile({ leader, profile }: LeaderProfileProps) {
  return (
    <li className={classes.leader}>
      {leader.portrait ? (
        <div className={classes.portrait} data-drawing="" data-photo="">
          <img src={basePath + leader.portrait} alt={leader.name} className="cover" loading="lazy" decoding="async" />
        </div>
      ) : (
        <div className={classes.portrait} data-drawing="" aria-hidden="true">
          <Art view="team" className="cover" />
          <span className={classes.monogram} translate="no">
            {leader.monogram}
          </span>
        </div>
      )}
      <div className={classes.text}>
        <p className={classes.role}>{profile.role}</p>
        <h3 className={classes.name} translate="no">
          {leader.name}
          {leader.credentials ? (
            <>
              , <span className={classes.credentials}>{leader.credentials}</span>
            </>
          ) : null}
        </h3>
        <p className={classes.bio}>{profile.bio}</p>
      </div>
      <div className={classes.duties}>
        <h4>{profile.listTitle}</h4>
        <ul className={classes.list}>
          {profile.list.map((line) => (
            <li key={line.id}>{line.text}</li>
          ))}
        </ul>
      </div>
    </li>
  )
}
