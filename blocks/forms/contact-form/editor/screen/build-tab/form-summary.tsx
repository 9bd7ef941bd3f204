import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { isOn } from '../../panels/data/settings-text';
import { RetentionControl } from '../../panels/settings-panel';
import { allMails } from '../../template/mails';
import { useBuilder } from '../data/builder-context';
import type { Tab } from '../data/use-tab';
import { EmailStateLine, TestEmail } from '../email-health';

type Props = { onOpenTab: ( tab: Tab ) => void };

/** What an owner asks of a form, in order: who gets messages, what visitors see then, and how long messages are kept. */
export function FormSummary( { onOpenTab }: Props ) {
	const { record, change, preview, status, update } = useBuilder();
	const active = allMails( record ).filter( ( mail ) => mail.active );
	const [ first ] = active;
	const isOff = isOn( record.additional_settings, 'skip_mail' ) || ! first;
	const recipient = first && ( preview.recipients[ first.part ] || first.recipient );
	const count = record.after?.length ?? 0;
	return (
		<div className="fr-form-builder__cards">
			<Card title={ __( 'Email', 'frontage-forms' ) }>
				{ isOff && <p>{ __( 'Off', 'frontage-forms' ) }</p> }
				{ ! isOff && (
					<p dir="auto">
						{ recipient ? (
							<strong>{ recipient }</strong>
						) : (
							__( 'Add a recipient to get messages.', 'frontage-forms' )
						) }
					</p>
				) }
				{ ! isOff && status && (
					<p>
						<EmailStateLine email={ status.email } />
					</p>
				) }
				<div className="fr-form-builder__card-actions">
					{ ! isOff && recipient && (
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
		</div>
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
