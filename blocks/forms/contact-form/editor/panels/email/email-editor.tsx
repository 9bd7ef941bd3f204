import { Button, Modal, ToggleControl } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormMail } from '../../form-document';
import { switchedOn, withMail } from '../../template/mails';
import type { ChangeForm, FormRecord } from '../data/form-entity';
import { EmailName, MailFields } from './email-fields';
import { fieldsIn } from './mail-tag-list';
import { MailLook } from './email-preview';
import { MailMore } from './email-advanced';
import { MailConditions } from './email-conditions';
import { mailName, type SetMail } from './email-labels';
import type { Preview } from '../data/use-preview';

type Props = { mail: FormMail; form: FormRecord; preview: Preview; change: ChangeForm; onClose: () => void };

/** One email: its recipient, content and conditions, with a preview beside it. */
export function MailEditor( { mail, form, preview, change, onClose }: Props ) {
	const { part, active } = mail;
	const fields = useMemo( () => fieldsIn( form.form ), [ form.form ] );
	const set: SetMail = ( edits, field ) => change( withMail( form, part, edits ), field && `${ part }.${ field }` );
	const shared = { mail, fields, preview, set };
	return (
		<Modal
			title={ mailName( mail ) }
			size="fill"
			className="fr-form-mail"
			focusOnMount="firstContentElement"
			onRequestClose={ onClose }
		>
			<div className="fr-form-mail__sides">
				<div className="fr-form-mail__edit">
					<EmailName mail={ mail } set={ set } />
					{ part !== 'mail' && (
						<ToggleControl
							label={ __( 'Send this email', 'frontage-forms' ) }
							checked={ active }
							onChange={ ( on ) =>
								set(
									on
										? switchedOn(
												mail,
												form.form,
												fields,
												__( 'Thank you. Here is a copy of your message:', 'frontage-forms' )
											)
										: { active: false }
								)
							}
						/>
					) }
					<MailFields { ...shared } />
					<MailConditions { ...shared } />
					<MailMore { ...shared } />
					{ /* Changes apply immediately; users expect a button that confirms them. */ }
					<Button __next40pxDefaultSize variant="primary" onClick={ onClose }>
						{ __( 'Done', 'frontage-forms' ) }
					</Button>
				</div>
				<MailLook id={ form.id } part={ part } form={ form } />
			</div>
		</Modal>
	);
}
