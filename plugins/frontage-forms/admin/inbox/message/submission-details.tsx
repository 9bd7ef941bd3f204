import { __ } from '@wordpress/i18n';
import { linkFor } from './value-link';
import { StateLabel } from '../state-label';
import { Time } from '../time';
import type { ReactNode } from 'react';
import type { State, Submission } from '../types';

/** Explains each state to the owner. */
const STATE_TEXTS: Record< State, () => string > = {
	sent: () => __( 'The mail server accepted the email.', 'frontage-forms' ),
	failed: () =>
		__(
			'No mail server accepted the email, so nobody was notified. Select “Resend email” to try again.',
			'frontage-forms'
		),
	waiting: () =>
		__(
			'The email is queued. If the mail server rejects it, delivery is retried for three days.',
			'frontage-forms'
		),
	held: () => __( 'Stored without an email until you review it.', 'frontage-forms' ),
	trash: () => __( 'This message is in the trash.', 'frontage-forms' ),
	kept: () =>
		__(
			'The message was stored, but the request ended early. It is not known whether the email was sent.',
			'frontage-forms'
		),
	aborted: () => __( 'Another plugin blocked the email.', 'frontage-forms' ),
	custom: () => __( 'Another plugin handled this message.', 'frontage-forms' ),
	spam: () => __( 'Flagged as spam and not emailed.', 'frontage-forms' ),
};

function DetailRow( { label, children }: { label: string; children: ReactNode } ) {
	return (
		<div className="frontage-inbox__row">
			<dt>{ label }</dt>
			<dd>{ children }</dd>
		</div>
	);
}

/** The state, what it means, and why. */
function StateFacts( { submission }: { submission: Submission } ) {
	const { state, reason, error } = submission;
	return (
		<>
			<StateLabel item={ submission } />
			<p>{ STATE_TEXTS[ state ]() }</p>
			{ reason && <p>{ reason }</p> }
			{ error && <p className="frontage-inbox__error">{ error }</p> }
		</>
	);
}

const needsAttention = ( { state }: Submission ) => state === 'failed' || state === 'held';

/** A state that needs attention, above the message. */
export function StateAlert( { submission }: { submission: Submission } ) {
	return needsAttention( submission ) ? (
		<section
			className="frontage-inbox__card frontage-inbox__row frontage-inbox__alert"
			aria-label={ __( 'Status', 'frontage-forms' ) }
		>
			<StateFacts submission={ submission } />
		</section>
	) : null;
}

function PageLink( { page }: { page: NonNullable< Submission[ 'page' ] > } ) {
	const href = linkFor( page.url );
	return href ? (
		<a href={ href } target="_blank" rel="noopener noreferrer">
			<bdi>{ page.title || page.url }</bdi>
		</a>
	) : (
		<bdi>{ page.title || page.url }</bdi>
	);
}

/** Details of the submission: when, where, result, consents. */
export function SubmissionDetails( { submission }: { submission: Submission } ) {
	const { received, form, page, consents, address, user_agent: agent } = submission;
	return (
		<section
			className="frontage-inbox__card frontage-inbox__facts"
			aria-label={ __( 'Message details', 'frontage-forms' ) }
		>
			<dl className="frontage-inbox__rows">
				{ ! needsAttention( submission ) && (
					<DetailRow label={ __( 'Status', 'frontage-forms' ) }>
						<StateFacts submission={ submission } />
					</DetailRow>
				) }
				<DetailRow label={ __( 'Received', 'frontage-forms' ) }>
					<Time when={ received } whole />
				</DetailRow>
				<DetailRow label={ __( 'Form', 'frontage-forms' ) }>{ form.title }</DetailRow>
				{ page && (
					<DetailRow label={ __( 'Sent from', 'frontage-forms' ) }>
						<PageLink page={ page } />
					</DetailRow>
				) }
				{ consents.map( ( { label, wording } ) => (
					<DetailRow key={ label } label={ __( 'Consent', 'frontage-forms' ) }>
						<bdi>{ wording || label }</bdi>
					</DetailRow>
				) ) }
				{ address && <DetailRow label={ __( 'IP address', 'frontage-forms' ) }>{ address }</DetailRow> }
				{ agent && (
					<DetailRow label={ __( 'Browser', 'frontage-forms' ) }>
						<bdi>{ agent }</bdi>
					</DetailRow>
				) }
			</dl>
		</section>
	);
}
