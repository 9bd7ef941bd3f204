import { Button, TextControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { FormMail } from '../../form-document';
import type { Field } from '../../template/field';
import { withLine } from '../../template/rename-references';
import { answerLines, listsAllFields, missing, recipients, replyTo, withReplyTo } from '../../template/mails';
import { AddressField } from './address-field';
import { InsertChips, insertables, InsertMenu, type Insertable } from './insert-field';
import { called, goals } from './mail-tag-list';
import { labelOf, mailName, type TextKey, type SetMail } from './email-labels';
import { TaggedText } from './tagged-text';
import { WrongTags, wrongTags } from './wrong-tags';
import { helpFor } from '../data/form-problems';
import type { Preview } from '../data/use-preview';
import { ToggleGroupControl, ToggleGroupControlOption } from '../../toggle-group';

type Props = { mail: FormMail; fields: Field[]; preview: Preview; set: SetMail };

/** For a recipient, includes the addresses that its mail-tags stand for. */
function hintOf( written: string, recipient = '' ): string | undefined {
	return recipient && recipient !== written && written.includes( '[_' )
		? /* translators: %s: email address. */
			sprintf( __( 'Currently: %s', 'frontage-forms' ), recipient )
		: undefined;
}

/** What is wrong with one text of an email; wrong mail-tags are named by WrongTags. */
function problemsOf( { part, ...mail }: FormMail, key: TextKey, { problems }: Preview ) {
	const wrong = wrongTags( mail[ key ], `${ part }.${ key }`, problems );
	return { wrong, problem: wrong.length ? undefined : helpFor( problems, `${ part }.${ key }` ) };
}

/** The recipient, reply address, subject and body of an email. */
export function MailFields( {
	mail,
	fields,
	preview,
	set,
	onAddRule,
}: Props & { onAddRule?: ( () => void ) | undefined } ) {
	const { part, recipient, additional_headers: headers, subject } = mail;
	const names = insertables( preview.mailTags, fields );
	const to = problemsOf( mail, 'recipient', preview );
	const reply = replyTo( headers );
	const replyWrong = problemsOf( mail, 'additional_headers', preview ).wrong;
	const line = problemsOf( mail, 'subject', preview );
	const setReply = ( next: string ) => set( { additional_headers: withReplyTo( headers, next ) } );
	return (
		<>
			<div>
				<AddressField
					label={ labelOf( 'recipient' ) }
					help={ to.problem ?? hintOf( recipient, preview.recipients[ part ] ) }
					isWrong={ Boolean( to.problem ) || to.wrong.length > 0 }
					placeholder=""
					value={ recipient }
					offers={ goals( fields ) }
					wrong={ to.wrong }
					onChange={ ( next ) => set( { recipient: next } ) }
				/>
				<WrongTags
					names={ to.wrong }
					text={ recipient }
					fields={ names }
					onChange={ ( next ) => set( { recipient: next } ) }
				/>
				{ onAddRule && (
					<Button className="fr-mail-text__more" variant="link" icon={ plus } onClick={ onAddRule }>
						{ __( 'Add recipient rule', 'frontage-forms' ) }
					</Button>
				) }
			</div>
			<div>
				<AddressField
					label={ __( 'Reply-To', 'frontage-forms' ) }
					help={ undefined }
					isWrong={ replyWrong.length > 0 }
					placeholder={ __( 'Sender', 'frontage-forms' ) }
					value={ reply }
					offers={ recipients( fields ).asked.map( ( field ) => ( {
						value: `[${ field.name }]`,
						label: called( field ),
					} ) ) }
					wrong={ replyWrong }
					onChange={ setReply }
				/>
				<WrongTags
					names={ wrongTags( reply, `${ part }.additional_headers`, preview.problems ) }
					text={ reply }
					fields={ names }
					onChange={ setReply }
				/>
			</div>
			<div>
				<TaggedText
					label={ labelOf( 'subject' ) }
					help={ line.problem }
					value={ subject }
					wrong={ line.wrong }
					isLine
					onChange={ ( text ) => set( { subject: text }, 'subject' ) }
				>
					<InsertMenu fields={ names } onInsert={ ( text ) => set( { subject: subject + text } ) } />
				</TaggedText>
				<WrongTags
					names={ line.wrong }
					text={ subject }
					fields={ names }
					onChange={ ( text ) => set( { subject: text } ) }
				/>
			</div>
			<MailBody { ...{ mail, fields, preview, set, names } } />
		</>
	);
}

/** The text of an email: a line for each field, or what the owner writes. */
function MailBody( { mail, fields, preview, set, names }: Props & { names: Insertable[] } ) {
	const { body, use_html: html } = mail;
	const { wrong, problem } = problemsOf( mail, 'body', preview );
	const caret = useRef( Infinity );
	/** The text before “All fields” was chosen, for those who change their mind. */
	const written = useRef( '' );
	const isList = listsAllFields( body, fields );
	const [ isWriting, setWriting ] = useState( false );
	const insert = ( text: string, more: Partial< FormMail > = {} ) => {
		const end = Math.min( caret.current, body.length );
		set( { body: body.slice( 0, end ) + text + body.slice( end ), ...more } );
		caret.current = end + text.length;
	};
	const unsaid = missing( body, fields );
	const insertAll = () => {
		const lines = answerLines( unsaid, html );
		const at = caret.current;
		if ( at <= body.length ) {
			insert( `${ at && body[ at - 1 ] !== '\n' ? '\n' : '' }${ lines }`, { exclude_blank: true } );
		} else {
			set( { body: withLine( body, lines ), exclude_blank: true } );
		}
	};
	const choose = ( mode: unknown ) => {
		setWriting( mode === 'text' );
		if ( mode === 'text' && isList && written.current ) {
			set( { body: written.current } );
		} else if ( mode === 'all' && ! isList ) {
			written.current = body;
			set( { body: answerLines( fields, html ), exclude_blank: true } );
		}
	};
	const isText = isWriting || ! isList;
	return (
		<div className="fr-mail-body">
			{ fields.length > 0 && (
				<ToggleGroupControl
					label={ labelOf( 'body' ) }
					help={
						isText
							? undefined
							: __( 'Lists each field with its answer. Empty fields are left out.', 'frontage-forms' )
					}
					value={ isText ? 'text' : 'all' }
					onChange={ choose }
					isAdaptiveWidth
					__next40pxDefaultSize
				>
					<ToggleGroupControlOption value="all" label={ __( 'All fields', 'frontage-forms' ) } />
					<ToggleGroupControlOption value="text" label={ __( 'Custom text', 'frontage-forms' ) } />
				</ToggleGroupControl>
			) }
			{ isText && (
				<div className="fr-mail-body__text">
					<TaggedText
						label={ labelOf( 'body' ) }
						hideLabelFromVision={ fields.length > 0 } // The choice above has the same name.
						help={ problem }
						value={ body }
						wrong={ wrong }
						onChange={ ( text ) => set( { body: text }, 'body' ) }
						onBlur={ ( event ) => {
							caret.current = event.target.selectionStart;
						} }
					>
						<InsertChips
							fields={ names }
							onInsert={ insert }
							onInsertAll={ unsaid.length ? insertAll : undefined }
						/>
					</TaggedText>
				</div>
			) }
			<WrongTags names={ wrong } text={ body } fields={ names } onChange={ ( text ) => set( { body: text } ) } />
		</div>
	);
}

/** The name of an email, for editors and the inbox. */
export function EmailName( { mail: { part, name }, set }: { mail: FormMail; set: SetMail } ) {
	return (
		<TextControl
			__next40pxDefaultSize
			label={ __( 'Name', 'frontage-forms' ) }
			help={ __( 'Shown only here and in the inbox.', 'frontage-forms' ) }
			dir="auto"
			maxLength={ 100 }
			placeholder={ mailName( { part, name: '' } ) }
			value={ name }
			onChange={ ( next ) => set( { name: next }, 'name' ) }
		/>
	);
}
