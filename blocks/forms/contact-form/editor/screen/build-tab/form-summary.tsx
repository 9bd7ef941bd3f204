import { Button, TextControl } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { FormMail } from '../../form-document';
import { helpFor } from '../../panels/data/form-problems';
import { isOn } from '../../panels/data/settings-text';
import { fieldsIn, goals } from '../../panels/email/mail-tag-list';
import { RetentionControl } from '../../panels/settings-panel';
import { allMails, withMail } from '../../template/mails';
import { useBuilder } from '../data/builder-context';
import type { Tab } from '../data/use-tab';
import { EmailStateLine, TestEmail } from '../email-health';
import { LookSettings } from './look-settings';

type Props = { onOpenTab: ( tab: Tab ) => void };

/** What an owner asks of a form, in order: who gets messages, what visitors see then, how long messages are kept, and how the form looks. */
export function FormSummary( { onOpenTab }: Props ) {
	const { record, change, status, update } = useBuilder();
	const active = allMails( record ).filter( ( mail ) => mail.active );
	const [ first ] = active;
	const isOff = isOn( record.additional_settings, 'skip_mail' ) || ! first;
	const count = record.after?.length ?? 0;
	return (
		<div className="fr-form-builder__cards">
			<Card title={ __( 'Email', 'frontage-forms' ) }>
				{ isOff && <p>{ __( 'Off', 'frontage-forms' ) }</p> }
				{ ! isOff && <Recipient mail={ first } /> }
				{ ! isOff && status && (
					<p>
						<EmailStateLine email={ status.email } />
					</p>
				) }
				<div className="fr-form-builder__card-actions">
					{ ! isOff && first.recipient && (
						<TestEmail form={ record } part={ first.part } onSent={ () => void update() } />
					) }
					<Button __next40pxDefaultSize variant="tertiary" onClick={ () => onOpenTab( 'email' ) }>
						{ __( 'Edit email', 'frontage-forms' ) }
					</Button>
				</div>
			</Card>
			<Card title={ __( 'Confirmation', 'frontage-forms' ) }>
				<p dir="auto">
					{ count
						? /* translators: %d: number of confirmations. */
							sprintf( _n( '%d confirmation', '%d confirmations', count, 'frontage-forms' ), count )
						: /* translators: %s: a sentence for visitors, such as: Thank you for your message. */
							sprintf( __( '“%s”', 'frontage-forms' ), record.messages.mail_sent_ok ?? '' ) }
				</p>
				<div className="fr-form-builder__card-actions">
					<Button __next40pxDefaultSize variant="tertiary" onClick={ () => onOpenTab( 'confirmation' ) }>
						{ __( 'Edit confirmation', 'frontage-forms' ) }
					</Button>
				</div>
			</Card>
			<Card title={ __( 'Message retention', 'frontage-forms' ) }>
				<RetentionControl text={ record.additional_settings } change={ change } isLabelHidden />
			</Card>
			<Card title={ __( 'Look', 'frontage-forms' ) }>
				<LookSettings text={ record.additional_settings } change={ change } />
			</Card>
		</div>
	);
}

/** The address of an email, or the name of the field that decides about it. Mail-tags are shown as the addresses they stand for. */
function Recipient( { mail: { part, recipient } }: { mail: FormMail } ) {
	const { record, change, preview } = useBuilder();
	const [ typed, setTyped ] = useState( '' );
	const byVisitor = useMemo( () => goals( fieldsIn( record.form ) ), [ record.form ] );
	const goal = byVisitor.find( ( { value } ) => value === recipient );
	if ( goal ) {
		return (
			<p dir="auto">
				<strong>{ goal.label }</strong>
			</p>
		);
	}
	const address = ( recipient.includes( '[' ) && preview.recipients[ part ] ) || recipient;
	return (
		<TextControl
			__next40pxDefaultSize
			label={ __( 'Recipient', 'frontage-forms' ) }
			help={
				recipient
					? helpFor( preview.problems, `${ part }.recipient` )
					: __( 'Add a recipient to get messages.', 'frontage-forms' )
			}
			dir="auto"
			value={ typed === recipient ? typed : address }
			onChange={ ( next ) => {
				setTyped( next );
				change( withMail( record, part, { recipient: next } ), `${ part }.recipient` );
			} }
		/>
	);
}

function Card( { title, children }: { title: string; children: ReactNode } ) {
	return (
		<section>
			<h2>{ title }</h2>
			{ children }
		</section>
	);
}
