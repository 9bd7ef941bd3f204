import { useId, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormMail } from '../../form-document';
import type { Field } from '../../template/field';
import { answerLines, listsAllFields, missing } from '../../template/mails';
import { withLine } from '../../template/rename-references';
import { ToggleGroupControl, ToggleGroupControlOption } from '../../toggle-group';
import { labelOf, type SetMail } from './email-labels';
import { describer, type Insertable } from './mail-tag-list';
import { InsertChips } from './text/insert-field';
import { MessageTools } from './text/message-tools';
import { TaggedText } from './text/tagged-text';
import { insertInto, useTextTarget } from './text/use-tagged-text';
import { WrongTags } from './text/wrong-tags';

type Props = {
	mail: FormMail;
	fields: Field[];
	/** The fields that the text may contain. */
	names: Insertable[];
	/** Names of mail-tags that stand for nothing. */
	wrong: string[];
	/** What else is wrong with the text. */
	problem: string | undefined;
	set: SetMail;
};

/** The text of an email: a line for each field, or what the owner writes. */
export function MailBody( { mail, fields, names, wrong, problem, set }: Props ) {
	const { body, use_html: html } = mail;
	const target = useTextTarget();
	const [ errorId, listId ] = [ useId(), useId() ];
	/** The text before “All fields” was chosen, for those who change their mind. */
	const written = useRef( '' );
	const isList = listsAllFields( body, fields );
	const [ isWriting, setWriting ] = useState( false );
	const [ isListOpen, openList ] = useState( true );
	const insert = ( text: string, more: Partial< FormMail > = {} ) =>
		set( { body: insertInto( target, body, text ), ...more } );
	const wrap = ( before: string, after: string, at = before.length ) => {
		const { selected, element } = target;
		const [ start, end ] = [ selected.current.start, selected.current.end ].map( ( place ) =>
			Math.min( place, body.length )
		) as [ number, number ];
		const isInside = at < before.length; // The caret goes where something is to be typed, else what was selected stays so.
		selected.current = {
			start: start + at,
			end: isInside ? start + at : end + before.length,
			isNew: true,
		};
		set( { body: body.slice( 0, start ) + before + body.slice( start, end ) + after + body.slice( end ) } );
		element.current?.focus();
	};
	const unsaid = missing( body, fields );
	const insertAll = () => {
		const lines = answerLines( unsaid, html );
		const at = target.selected.current.end;
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
						errorId={ wrong.length ? errorId : undefined }
						value={ body }
						describe={ describer( fields, wrong ) }
						target={ target }
						onChange={ ( text ) => set( { body: text }, 'body' ) }
						tools={
							<MessageTools
								isHtml={ html }
								onWrap={ wrap }
								listId={ listId }
								isListOpen={ isListOpen }
								onToggleList={ () => openList( ! isListOpen ) }
							/>
						}
					>
						{ isListOpen && (
							<InsertChips
								id={ listId }
								fields={ names }
								onInsert={ ( text ) => insert( text ) }
								onInsertAll={ unsaid.length ? insertAll : undefined }
							/>
						) }
					</TaggedText>
				</div>
			) }
			<WrongTags
				id={ errorId }
				names={ wrong }
				text={ body }
				fields={ names }
				onChange={ ( text ) => set( { body: text } ) }
			/>
		</div>
	);
}
