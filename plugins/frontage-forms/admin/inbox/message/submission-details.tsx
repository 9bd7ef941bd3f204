import { __ } from '@wordpress/i18n';
import { linkFor } from './value-link';
import { StateLabel } from '../state-label';
import { Time } from '../time';
import type { ReactNode } from 'react';
import type { State, Submission } from '../types';

/** Explains each state to the owner. */
const MEANING: Record< State, () => string > = {
	sent: () => __( 'The mail server took the mail.', 'frontage-forms' ),
	failed: () =>
		__(
			'No mail server took the mail, so nobody was told of this submission by mail. “Send again” tries once more.',
			'frontage-forms'
		),
	waiting: () =>
		__(
			'Its mail is on its way. While the mail server does not take it, it is tried again for three days.',
			'frontage-forms'
		),
	held: () => __( 'It was kept without a mail, until you have looked at it.', 'frontage-forms' ),
	trash: () => __( 'It lies in the trash.', 'frontage-forms' ),
	kept: () => __( 'It was kept, but whether it was mailed is not known: the request ended early.', 'frontage-forms' ),
	aborted: () => __( 'Another plugin stopped the mail.', 'frontage-forms' ),
	custom: () => __( 'Another plugin took this submission on.', 'frontage-forms' ),
	spam: () => __( 'It was taken for spam and not mailed.', 'frontage-forms' ),
};

function Fact( { label, children }: { label: string; children: ReactNode } ) {
	return (
		<div className="frontage-inbox__row">
			<dt>{ label }</dt>
			<dd>{ children }</dd>
		</div>
	);
}

function Page( { page }: { page: NonNullable< Submission[ 'page' ] > } ) {
	const href = linkFor( page.url );
	return href ? (
		<a href={ href } target="_blank" rel="noopener noreferrer">
			{ page.title || page.url }
		</a>
	) : (
		<>{ page.title || page.url }</>
	);
}

/** Details of the submission: when, where, result, consents. */
export function Facts( { submission }: { submission: Submission } ) {
	const { received, form, page, state, reason, error, consents, address, user_agent: agent } = submission;
	return (
		<section
			className="frontage-inbox__card frontage-inbox__facts"
			aria-label={ __( 'About this submission', 'frontage-forms' ) }
		>
			<dl className="frontage-inbox__rows">
				<Fact label={ __( 'State', 'frontage-forms' ) }>
					<StateLabel item={ submission } />
					<p>{ MEANING[ state ]() }</p>
					{ reason && <p>{ reason }</p> }
					{ error && <p className="frontage-inbox__error">{ error }</p> }
				</Fact>
				<Fact label={ __( 'Received', 'frontage-forms' ) }>
					<Time when={ received } whole />
				</Fact>
				<Fact label={ __( 'Form', 'frontage-forms' ) }>{ form.title }</Fact>
				{ page && (
					<Fact label={ __( 'Sent from', 'frontage-forms' ) }>
						<Page page={ page } />
					</Fact>
				) }
				{ consents.map( ( { label, wording } ) => (
					<Fact key={ label } label={ __( 'Agreed to', 'frontage-forms' ) }>
						{ wording || label }
					</Fact>
				) ) }
				{ address && <Fact label={ __( 'Address', 'frontage-forms' ) }>{ address }</Fact> }
				{ agent && <Fact label={ __( 'Browser', 'frontage-forms' ) }>{ agent }</Fact> }
			</dl>
		</section>
	);
}
