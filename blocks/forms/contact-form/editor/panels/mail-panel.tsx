import { Button, PanelBody, TextareaControl, TextControl, ToggleControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Mail } from '../form-document';
import type { ChangeForm, FormRecord } from './entity';
import { MailLook } from './mail-look';
import { helpFor } from './problems';
import type { Preview } from './use-preview';

type TextKey = 'recipient' | 'sender' | 'subject' | 'body' | 'additional_headers' | 'attachments';

const TEXTS: { key: TextKey; rows?: number }[] = [
	{ key: 'recipient' },
	{ key: 'subject' },
	{ key: 'body', rows: 10 },
	{ key: 'sender' },
	{ key: 'additional_headers', rows: 2 },
	{ key: 'attachments', rows: 2 },
];

function labelOf( key: TextKey ): string {
	return {
		recipient: __( 'To', 'frontage-forms' ),
		sender: __( 'From', 'frontage-forms' ),
		subject: __( 'Subject', 'frontage-forms' ),
		body: __( 'Text', 'frontage-forms' ),
		additional_headers: __( 'Further headers', 'frontage-forms' ),
		attachments: __( 'Attachments', 'frontage-forms' ),
	}[ key ];
}

/** Of a recipient also what the mail-tags in it stand for. */
function hintOf( key: TextKey, written: string, recipient = '' ): string | undefined {
	if ( key === 'recipient' && recipient && recipient !== written && written.includes( '[_' ) ) {
		/* translators: %s: email address. */
		return sprintf( __( 'Now that is %s.', 'frontage-forms' ), recipient );
	}
	return key === 'attachments'
		? __( 'A file field such as [your-file], or a path inside wp-content; one a line.', 'frontage-forms' )
		: undefined;
}

type Props = { part: 'mail' | 'mail_2'; form: FormRecord; preview: Preview; change: ChangeForm };

/** One of the two mails a submission sends. */
export function MailPanel( { part, form, preview, change }: Props ) {
	const mail = form[ part ];
	const writing = useRef< { key: TextKey; at: number } >( { key: 'body', at: Infinity } );
	const set = ( edits: Partial< Mail >, field?: string ) => change( { [ part ]: { ...mail, ...edits } }, field );
	const insert = ( name: string ) => {
		const { key, at } = writing.current;
		const tag = `[${ name }]`;
		const end = Math.min( at, mail[ key ].length );
		set( { [ key ]: mail[ key ].slice( 0, end ) + tag + mail[ key ].slice( end ) } );
		writing.current = { key, at: end + tag.length };
	};
	const isSecond = part === 'mail_2';

	return (
		<PanelBody
			title={ isSecond ? __( 'Second mail', 'frontage-forms' ) : __( 'Mail', 'frontage-forms' ) }
			initialOpen={ false }
		>
			{ isSecond && (
				<ToggleControl
					label={ __( 'Send a second mail', 'frontage-forms' ) }
					help={ __( 'Often a copy for the visitor; it goes out after the first.', 'frontage-forms' ) }
					checked={ mail.active }
					onChange={ ( active ) => set( { active } ) }
				/>
			) }
			{ ( ! isSecond || mail.active ) && (
				<>
					<div className="fr-contact-form__mail">
						{ TEXTS.map( ( { key, rows } ) => {
							const help = helpFor( preview.problems, `${ part }.${ key }` );
							const control = {
								className: help ? 'fr-contact-form__wrong' : '',
								label: labelOf( key ),
								help: help ?? hintOf( key, mail[ key ], preview.recipients[ part ] ),
								dir: 'auto' as const,
								value: mail[ key ],
								onChange: ( text: string ) => set( { [ key ]: text }, `${ part }.${ key }` ),
								onBlur: ( event: React.FocusEvent< HTMLInputElement | HTMLTextAreaElement > ) => {
									writing.current = { key, at: event.target.selectionStart ?? Infinity };
								},
							};
							return rows ? (
								<TextareaControl key={ key } rows={ rows } { ...control } />
							) : (
								<TextControl key={ key } __next40pxDefaultSize { ...control } />
							);
						} ) }
					</div>
					<MailTags names={ preview.mailTags } onInsert={ insert } />
					<ToggleControl
						label={ __( 'HTML mail', 'frontage-forms' ) }
						checked={ mail.use_html }
						onChange={ ( on ) => set( { use_html: on } ) }
					/>
					<ToggleControl
						label={ __( 'Leave out empty lines', 'frontage-forms' ) }
						help={ __( 'Lines whose fields were left empty.', 'frontage-forms' ) }
						checked={ mail.exclude_blank }
						onChange={ ( on ) => set( { exclude_blank: on } ) }
					/>
					<MailLook id={ form.id } part={ part } form={ form } />
				</>
			) }
		</PanelBody>
	);
}

/** The form's fields, to be put where the mail was last written in. */
function MailTags( { names, onInsert }: { names: string[]; onInsert: ( name: string ) => void } ) {
	if ( ! names.length ) {
		return null;
	}
	return (
		<fieldset className="fr-contact-form__tags">
			<legend>{ __( 'Insert an answer', 'frontage-forms' ) }</legend>
			{ names.map( ( name ) => (
				<Button
					key={ name }
					variant="secondary"
					size="small"
					label={ sprintf(
						/* translators: %s: a field's name. */
						__( 'Insert [%s]', 'frontage-forms' ),
						name
					) }
					showTooltip={ false }
					onClick={ () => onInsert( name ) }
				>
					{ name }
				</Button>
			) ) }
		</fieldset>
	);
}
