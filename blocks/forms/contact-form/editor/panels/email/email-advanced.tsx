import { CheckboxControl, TextareaControl, TextControl, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormMail } from '../../form-document';
import type { Field } from '../../template/field';
import { plain } from '../../template/rename-references';
import { isAttached, withAttached } from '../../template/mails';
import type { ReactNode } from 'react';
import { labelOf, type SetMail } from './email-labels';
import { helpFor } from '../data/form-problems';
import type { Preview } from '../data/use-preview';

type Props = { mail: FormMail; fields: Field[]; preview: Preview; set: SetMail; children?: ReactNode };

/** The attachments, and the rarely used settings of an email. */
export function MailMore( { mail, fields, preview, set, children }: Props ) {
	const { part, attachments } = mail;
	const files = fields.filter( ( { type } ) => /file$/.test( type ) );
	const help = ( key: string ) => helpFor( preview.problems, `${ part }.${ key }` );
	const [ isOpen, open ] = useState(
		[ 'sender', 'additional_headers', 'attachments' ].some( ( key ) => help( key ) !== undefined )
	);
	const control = ( key: 'sender' | 'additional_headers' | 'attachments', hint?: string ) => ( {
		className: help( key ) ? 'fr-contact-form__wrong' : '',
		label: labelOf( key ),
		help: help( key ) ?? hint,
		dir: 'auto' as const,
		value: mail[ key ],
		onChange: ( text: string ) => set( { [ key ]: text }, key ),
	} );
	return (
		<>
			{ files.length > 0 && (
				<fieldset className="fr-form-mail__part">
					<legend>{ labelOf( 'attachments' ) }</legend>
					{ files.map( ( { name, label } ) => (
						<CheckboxControl
							key={ name }
							label={ plain( label?.text ) || name }
							checked={ isAttached( attachments, name ) }
							onChange={ ( on ) => set( { attachments: withAttached( attachments, name, on ) } ) }
						/>
					) ) }
				</fieldset>
			) }
			<details
				className="fr-form-mail__more"
				open={ isOpen }
				onToggle={ ( event ) => open( event.currentTarget.open ) }
			>
				<summary>{ __( 'Sender, Cc and headers', 'frontage-forms' ) }</summary>
				{ children }
				<ToggleControl
					label={ __( 'Skip empty lines', 'frontage-forms' ) }
					help={ __( 'Omits lines whose fields are empty.', 'frontage-forms' ) }
					checked={ mail.exclude_blank }
					onChange={ ( on ) => set( { exclude_blank: on } ) }
				/>
				<ToggleControl
					label={ __( 'HTML email', 'frontage-forms' ) }
					checked={ mail.use_html }
					onChange={ ( on ) => set( { use_html: on } ) }
				/>
				<TextControl __next40pxDefaultSize { ...control( 'sender' ) } />
				<TextareaControl rows={ 2 } { ...control( 'additional_headers' ) } />
				<TextareaControl
					rows={ 2 }
					{ ...control(
						'attachments',
						__(
							'File fields such as [your-file] or paths inside wp-content, one per line.',
							'frontage-forms'
						)
					) }
				/>
			</details>
		</>
	);
}
