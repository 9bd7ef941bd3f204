import { Button, TextControl } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { FormMail } from '../../form-document';
import type { Field } from '../../template/field';
import { recipients, replyTo, withReplyTo } from '../../template/mails';
import { helpFor } from '../data/form-problems';
import type { Preview } from '../data/use-preview';
import { AddressField } from './address-field';
import { labelOf, mailName, type SetMail, type TextKey } from './email-labels';
import { MailBody } from './mail-body';
import { asTag, called, describer, generalValues, goals, insertables, type Insertable } from './mail-tag-list';
import { InsertMenu, type Offer } from './text/insert-field';
import { TaggedText } from './text/tagged-text';
import { insertInto, useTextTarget } from './text/use-tagged-text';
import { WrongTags, wrongTags } from './text/wrong-tags';

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

const offersOf = ( list: Insertable[] ): Offer[] =>
	list.map( ( { name, label } ) => ( { value: asTag( name ), label } ) );

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
	const lineTarget = useTextTarget();
	const lineError = useId();
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
					describe={ describer( fields, to.wrong ) }
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
						value: asTag( field.name ),
						label: called( field ),
					} ) ) }
					wrong={ replyWrong }
					describe={ describer( fields, replyWrong ) }
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
					errorId={ line.wrong.length ? lineError : undefined }
					value={ subject }
					describe={ describer( fields, line.wrong ) }
					target={ lineTarget }
					isLine
					onChange={ ( text ) => set( { subject: text }, 'subject' ) }
				>
					<InsertMenu
						of={ labelOf( 'subject' ) }
						groups={ [ names, generalValues() ].map( offersOf ) }
						onInsert={ ( tag ) => set( { subject: insertInto( lineTarget, subject, tag ) } ) }
					/>
				</TaggedText>
				<WrongTags
					id={ lineError }
					names={ line.wrong }
					text={ subject }
					fields={ names }
					onChange={ ( text ) => set( { subject: text } ) }
				/>
			</div>
			<MailBody { ...{ mail, fields, names, set } } { ...problemsOf( mail, 'body', preview ) } />
		</>
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
