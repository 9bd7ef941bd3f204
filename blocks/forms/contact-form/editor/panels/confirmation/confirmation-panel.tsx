import {
	Button,
	CheckboxControl,
	ComboboxControl,
	PanelBody,
	SelectControl,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useEntityRecord, useEntityRecords } from '@wordpress/core-data';
import { useMemo, useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import { Rules } from '../../canvas/settings/condition-rules';
import type { After } from '../../form-document';
import { NOTHING } from '../../template/confirmation';
import type { Field } from '../../template/field';
import { plain } from '../../template/rename-references';
import { useRowFocus } from '../../use-row-focus';
import type { ChangeForm, FormRecord } from '../data/form-entity';
import { helpFor } from '../data/form-problems';
import { fieldsIn } from '../email/mail-tag-list';
import type { Preview } from '../data/use-preview';

type Props = {
	form: FormRecord;
	preview: Preview;
	change: ChangeForm;
	/** The entry that the canvas previews. */
	chosen: number;
	onChoose: ( place: number ) => void;
	isOpen?: boolean;
};

/** What happens after a submission: the first entry whose conditions match is used. */
export function AfterPanel( { form, preview, change, chosen, onChoose, isOpen = false }: Props ) {
	const { after = [] } = form;
	const sent = form.messages.mail_sent_ok ?? '';
	const fields = useMemo( () => fieldsIn( form.form ), [ form.form ] ); // Fields whose values can be passed on.
	const set = ( place: number, edits: Partial< After >, part?: string ) => {
		const was = after[ place ];
		if ( was ) {
			change( { after: after.with( place, { ...was, ...edits } ) }, part && `after ${ place } ${ part }` );
			onChoose( place );
		}
	};
	const { list, goTo } = useRowFocus( '.fr-form-after', after.length );
	const move = ( place: number ) => {
		const own = after[ place ];
		if ( own ) {
			change( { after: after.toSpliced( place, 1 ).toSpliced( place - 1, 0, own ) } );
			goTo( place - 1 );
		}
	};
	return (
		<PanelBody
			title={ __( 'Confirmations', 'frontage-forms' ) }
			initialOpen={ isOpen }
			onToggle={ ( isOpened ) => onChoose( isOpened ? 0 : -1 ) }
		>
			<p>
				{ after.length
					? sprintf(
							/* translators: %s: a sentence for visitors, such as: Thank you for your message. */
							__(
								'The first confirmation whose conditions match is used. Otherwise visitors see “%s”, set under Response messages.',
								'frontage-forms'
							),
							sent
						)
					: /* translators: %s: a sentence for visitors, such as: Thank you for your message. */
						sprintf( __( 'Visitors see “%s”, set under Response messages.', 'frontage-forms' ), sent ) }
			</p>
			<div ref={ list } style={ { display: 'contents' } }>
				{ after.map( ( entry, place ) => (
					<fieldset
						key={ place }
						className="fr-form-after"
						data-chosen={ place === chosen || undefined }
						onFocus={ () => onChoose( place ) }
					>
						<legend>
							{
								/* translators: %d: number in a list. */
								sprintf( __( 'Confirmation %d', 'frontage-forms' ), place + 1 )
							}
						</legend>
						<Entry
							entry={ entry }
							place={ place }
							fields={ fields }
							preview={ preview }
							set={ ( edits, part ) => set( place, edits, part ) }
						/>
						<div className="fr-contact-form__actions">
							{ place > 0 && (
								<Button size="small" variant="tertiary" onClick={ () => move( place ) }>
									{ __( 'Move up', 'frontage-forms' ) }
								</Button>
							) }
							<Button
								size="small"
								variant="tertiary"
								isDestructive
								onClick={ () => {
									change( { after: after.toSpliced( place, 1 ) } );
									goTo( after.length ); // To the button below.
								} }
							>
								{ __( 'Remove confirmation', 'frontage-forms' ) }
							</Button>
						</div>
					</fieldset>
				) ) }
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => {
						change( { after: [ ...after, { ...NOTHING, text: sent } ] } );
						goTo( after.length );
					} }
				>
					{ __( 'Add confirmation', 'frontage-forms' ) }
				</Button>
			</div>
		</PanelBody>
	);
}

type EntryProps = {
	entry: After;
	place: number;
	fields: Field[];
	preview: Preview;
	set: ( edits: Partial< After >, part?: string ) => void;
};

function Entry( { entry, place, fields, preview, set }: EntryProps ) {
	const help = ( key: string ) => helpFor( preview.problems, `after.${ place }.${ key }` );
	const wrong = ( key: string ) => ( help( key ) ? 'fr-contact-form__wrong' : '' );
	const { any, rules, show, text, in_place: inPlace, page, address } = entry;
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				label={ __( 'Confirmation type', 'frontage-forms' ) }
				options={ [
					{ value: 'text', label: __( 'Text', 'frontage-forms' ) },
					{ value: 'page', label: __( 'Page', 'frontage-forms' ) },
					{ value: 'address', label: __( 'Redirect', 'frontage-forms' ) },
				] }
				value={ show }
				onChange={ ( next ) => set( { show: next } ) }
			/>
			{ show === 'text' && (
				<>
					<TextareaControl
						className={ wrong( 'text' ) }
						label={ __( 'Text', 'frontage-forms' ) }
						help={
							help( 'text' ) ??
							__(
								'Tell visitors what happens next. Insert answers as in emails: [your-name].',
								'frontage-forms'
							)
						}
						dir="auto"
						rows={ 5 }
						value={ text }
						onChange={ ( next ) => set( { text: next }, 'text' ) }
					/>
					<ToggleControl
						label={ __( 'Replace form', 'frontage-forms' ) }
						help={ __( 'Supports HTML. When off, plain text appears below the form.', 'frontage-forms' ) }
						checked={ inPlace }
						onChange={ ( on ) => set( { in_place: on } ) }
					/>
				</>
			) }
			{ show === 'page' && (
				<Page
					page={ page }
					help={ help( 'page' ) }
					className={ wrong( 'page' ) }
					onChange={ ( next ) => set( { page: next } ) }
				/>
			) }
			{ show === 'address' && (
				<TextControl
					__next40pxDefaultSize
					className={ wrong( 'address' ) }
					label={ __( 'URL', 'frontage-forms' ) }
					help={ help( 'address' ) }
					dir="ltr"
					placeholder="/"
					value={ address }
					onChange={ ( next ) => set( { address: next }, 'address' ) }
				/>
			) }
			{ show !== 'text' && <Answers entry={ entry } fields={ fields } set={ set } /> }
			<Rules when={ { hide: false, any, rules } } isField fields={ fields } set={ set } />
			{ help( 'rules' ) && <p className="fr-contact-form__wrong">{ help( 'rules' ) }</p> }
		</>
	);
}

/** The fields whose values are added to the URL; none unless they are checked. */
function Answers( { entry, fields, set }: Pick< EntryProps, 'entry' | 'fields' | 'set' > ) {
	const names = [ ...new Set( [ ...fields.map( ( { name } ) => name ), ...entry.fields ] ) ];
	return (
		<fieldset className="fr-form-after__answers">
			<legend>{ __( 'URL parameters', 'frontage-forms' ) }</legend>
			{ names.map( ( name ) => (
				<CheckboxControl
					key={ name }
					label={ plain( fields.find( ( field ) => field.name === name )?.label?.text ) || name }
					checked={ entry.fields.includes( name ) }
					onChange={ ( on ) =>
						set( {
							fields: on ? [ ...entry.fields, name ] : entry.fields.filter( ( one ) => one !== name ),
						} )
					}
				/>
			) ) }
			<p className="components-base-control__help">
				{ __(
					'URLs are stored in browser histories and analytics. Select only answers that may appear there.',
					'frontage-forms'
				) }
			</p>
		</fieldset>
	);
}

type PageRecord = { id: number; title: { rendered: string } };
type PageProps = { page: number; help: string | undefined; className: string; onChange: ( page: number ) => void };

function Page( { page, help, className, onChange }: PageProps ) {
	const [ search, setSearch ] = useState( '' );
	const query = { per_page: 20, status: 'publish', _fields: 'id,title', ...( search && { search } ) };
	const { records } = useEntityRecords< PageRecord >( 'postType', 'page', query );
	const { record } = useEntityRecord< PageRecord >( 'postType', 'page', page, { enabled: page > 0 } );
	const found = [ ...( record ? [ record ] : [] ), ...( records ?? [] ) ].map(
		( { id, title } ): [ string, string ] => [ String( id ), decodeEntities( title.rendered ) || `#${ id }` ]
	);
	return (
		<ComboboxControl
			__next40pxDefaultSize
			className={ className }
			label={ __( 'Page', 'frontage-forms' ) }
			help={ help }
			options={ [ ...new Map( found ) ].map( ( [ value, label ] ) => ( { value, label } ) ) }
			value={ page ? String( page ) : null }
			onFilterValueChange={ setSearch }
			onChange={ ( next ) => onChange( Number( next ?? 0 ) ) }
		/>
	);
}
