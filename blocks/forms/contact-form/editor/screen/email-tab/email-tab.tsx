import { Button } from '@wordpress/components';
import { useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { decider, ruleOf } from '../../canvas/settings/condition-rules';
import type { FormMail } from '../../form-document';
import { isOn, SKIP_MAIL, turn } from '../../panels/data/settings-text';
import { mailName } from '../../panels/email/email-labels';
import { fieldsIn } from '../../panels/email/mail-tag-list';
import { addMail, allMails, mayAdd, removeMail, switchedOn, withMail } from '../../template/mails';
import { useBuilder } from '../data/builder-context';
import { EmailHealth } from '../email-health';
import { EmailCard } from './email-card';
import { EmailPreview } from './email-preview';
import './email-tab.css';

/** The tab Email: whether email works, a card for each email, and beside them what arrives. */
export function EmailTab() {
	const { record, change, preview, status, update } = useBuilder();
	const [ opened, open ] = useState< string[] >( [] );
	const [ shown, show ] = useState( 'mail' );
	const adder = useRef< HTMLButtonElement >( null );
	const fields = useMemo( () => fieldsIn( record.form ), [ record.form ] );
	const settings = record.additional_settings;
	const isSilent = isOn( settings, SKIP_MAIL );
	const mails = allMails( record );
	const active = mails.filter( ( mail ) => mail.active );
	const add = ( like?: FormMail, name = '' ) => {
		const { part, edits } = addMail( record, like, name );
		change( edits );
		open( [ ...opened, part ] );
		show( part );
	};
	/* translators: %s: name of a mail. */
	const copy = ( mail: FormMail ) => add( mail, sprintf( __( '%s (copy)', 'frontage-forms' ), mailName( mail ) ) );
	/** The format has no switch for the first email alone: without it, no other one is sent. */
	const turnOn = ( mail: FormMail, on: boolean ) => {
		if ( mail.part === 'mail' ) {
			change( { additional_settings: turn( settings, SKIP_MAIL, ! on ) } );
			return;
		}
		const thanks = __( 'Thank you. Here is a copy of your message:', 'frontage-forms' );
		change(
			withMail( record, mail.part, on ? switchedOn( mail, record.form, fields, thanks ) : { active: false } )
		);
		if ( on ) {
			show( mail.part );
		}
	};
	const toggle = ( part: string ) => {
		const isOpen = opened.includes( part );
		open( isOpen ? opened.filter( ( one ) => one !== part ) : [ ...opened, part ] );
		if ( ! isOpen ) {
			show( part );
		}
	};
	const first = decider( fields );
	return (
		<div className="fr-form-emails">
			<EmailHealth
				form={ record }
				part={ active[ 0 ]?.part ?? 'mail' }
				email={ status?.email }
				onSent={ () => void update() }
			/>
			<div className="fr-form-emails__cards">
				{ mails.map( ( mail ) => (
					<EmailCard
						key={ mail.part }
						mail={ mail }
						fields={ fields }
						isSilent={ isSilent }
						isOpen={ opened.includes( mail.part ) }
						mayCopy={ mayAdd( record ) }
						set={ ( edits, field ) =>
							change( withMail( record, mail.part, edits ), field && `${ mail.part }.${ field }` )
						}
						onTurn={ ( on ) => turnOn( mail, on ) }
						onToggle={ () => toggle( mail.part ) }
						onFocus={ () => show( mail.part ) }
						onDuplicate={ () => copy( mail ) }
						onRemove={ () => {
							change( removeMail( record, mail.part ) );
							show( 'mail' );
							adder.current?.focus();
						} }
						onAddRule={
							first && mail.part === 'mail' && mayAdd( record )
								? () =>
										add( {
											...mail,
											recipient: '',
											any: false,
											rules: [ ruleOf( first ) ],
											active: true,
										} )
								: undefined
						}
					/>
				) ) }
				<Button
					ref={ adder }
					__next40pxDefaultSize
					variant="secondary"
					icon={ plus }
					disabled={ ! mayAdd( record ) }
					accessibleWhenDisabled
					onClick={ () => add() }
				>
					{ __( 'Add email', 'frontage-forms' ) }
				</Button>
				{ ( mails.length > 2 || mails.some( ( { rules } ) => rules.length > 0 ) ) && (
					<p className="fr-form-builder__more">
						{ __(
							'Contact Form 7 sends only the first two emails and ignores their conditions.',
							'frontage-forms'
						) }
					</p>
				) }
			</div>
			<EmailPreview
				mails={ active }
				part={ active.some( ( { part } ) => part === shown ) ? shown : ( active[ 0 ]?.part ?? 'mail' ) }
				form={ record }
				problems={ preview.problems }
				onChoose={ show }
			/>
		</div>
	);
}
