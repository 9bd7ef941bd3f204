import { Button, SelectControl, TextareaControl, TextControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormMail } from '../../form-document';
import type { Field } from '../../template/field';
import { withLine } from '../../template/rename-references';
import { answerLines, missing, recipients, replyTo, withReplyTo } from '../../template/mails';
import { called, goals } from './mail-tag-list';
import { labelOf, type TextKey, type SetMail } from './email-labels';
import { helpFor } from '../data/form-problems';
import type { Preview } from '../data/use-preview';

type Props = { mail: FormMail; fields: Field[]; preview: Preview; set: SetMail };

/** For a recipient, includes the addresses that its mail-tags stand for. */
function hintOf( key: TextKey, written: string, recipient = '' ): string | undefined {
	return key === 'recipient' && recipient && recipient !== written && written.includes( '[_' )
		? /* translators: %s: email address. */
			sprintf( __( 'Currently: %s', 'frontage-forms' ), recipient )
		: undefined;
}

/** The recipient, reply address, subject and body of an email. */
export function MailFields( { mail, fields, preview, set }: Props ) {
	const { part, recipient, additional_headers: headers, body, use_html: html } = mail;
	const writing = useRef< { key: 'recipient' | 'subject' | 'body'; at: number } >( { key: 'body', at: Infinity } );
	const { asked } = recipients( fields );
	const offered = goals( fields );
	const insert = ( text: string, more: Partial< FormMail > = {} ) => {
		const { key, at } = writing.current;
		const end = Math.min( at, mail[ key ].length );
		set( { [ key ]: mail[ key ].slice( 0, end ) + text + mail[ key ].slice( end ), ...more } );
		writing.current = { key, at: end + text.length };
	};
	const control = ( key: 'recipient' | 'subject' | 'body' ) => {
		const help = helpFor( preview.problems, `${ part }.${ key }` );
		return {
			className: help ? 'fr-contact-form__wrong' : '',
			label: labelOf( key ),
			help: help ?? hintOf( key, mail[ key ], preview.recipients[ part ] ),
			dir: 'auto' as const,
			value: mail[ key ],
			onChange: ( text: string ) => set( { [ key ]: text }, key ),
			onBlur: ( event: React.FocusEvent< HTMLInputElement | HTMLTextAreaElement > ) => {
				writing.current = { key, at: event.target.selectionStart ?? Infinity };
			},
		};
	};
	const isGoal = offered.some( ( { value } ) => value === recipient );
	const reply = replyTo( headers );
	const replies = [
		{ value: '', label: __( 'Sender', 'frontage-forms' ) },
		...asked.map( ( field ) => ( { value: `[${ field.name }]`, label: called( field ) } ) ),
	];
	const unsaid = missing( body, fields );
	return (
		<>
			{ offered.length > 0 && (
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Recipient', 'frontage-forms' ) }
					options={ [ { value: '', label: __( 'Email address', 'frontage-forms' ) }, ...offered ] }
					value={ isGoal ? recipient : '' }
					onChange={ ( next ) => set( { recipient: next } ) }
				/>
			) }
			{ ( ! isGoal || helpFor( preview.problems, `${ part }.recipient` ) ) && (
				<TextControl
					__next40pxDefaultSize
					hideLabelFromVision={ offered.length > 0 } // The choice above has the same name.
					{ ...control( 'recipient' ) }
				/>
			) }
			{ ( asked.length > 0 || reply !== '' ) && (
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Reply-To address', 'frontage-forms' ) }
					options={
						replies.some( ( { value } ) => value === reply )
							? replies
							: [ ...replies, { value: reply, label: reply } ]
					}
					value={ reply }
					onChange={ ( next ) => set( { additional_headers: withReplyTo( headers, next ) } ) }
				/>
			) }
			<TextControl __next40pxDefaultSize { ...control( 'subject' ) } />
			<TextareaControl rows={ 12 } { ...control( 'body' ) } />
			<MailTags names={ preview.mailTags } onInsert={ ( name ) => insert( `[${ name }]` ) } />
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ ! unsaid.length }
				accessibleWhenDisabled
				onClick={ () => {
					const lines = answerLines( unsaid, html );
					const { key, at } = writing.current;
					if ( key === 'body' && at <= body.length ) {
						insert( `${ at && body[ at - 1 ] !== '\n' ? '\n' : '' }${ lines }`, { exclude_blank: true } );
					} else {
						set( { body: withLine( body, lines ), exclude_blank: true } );
					}
				} }
			>
				{ unsaid.length || ! fields.length
					? __( 'Insert all answers with labels', 'frontage-forms' )
					: __( 'All answers inserted', 'frontage-forms' ) }
			</Button>
		</>
	);
}

/** The form's fields as buttons that insert their mail-tag where the email was last edited. */
function MailTags( { names, onInsert }: { names: string[]; onInsert: ( name: string ) => void } ) {
	if ( ! names.length ) {
		return null;
	}
	return (
		<fieldset className="fr-contact-form__tags">
			<legend>{ __( 'Insert answer', 'frontage-forms' ) }</legend>
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
