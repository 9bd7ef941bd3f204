import { Icon, TextControl } from '@wordpress/components';
import { Fragment } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';
import type { ChangeForm, FormRecord } from '../panels/data/form-entity';
import type { StoredFacts } from './data/screen-props';
import { useOnline } from './data/use-save';

type NameProps = { record: FormRecord; isNew: boolean; change: ChangeForm };

/** The form's name, which is edited in place. */
export function FormName( { record, isNew, change }: NameProps ) {
	return (
		<>
			<h1 className="screen-reader-text">
				{ isNew ? __( 'Add form', 'frontage-forms' ) : __( 'Edit form', 'frontage-forms' ) }
			</h1>
			<div className="fr-form-builder__name">
				<TextControl
					__next40pxDefaultSize
					label={ __( 'Form name', 'frontage-forms' ) }
					hideLabelFromVision
					placeholder={ __( 'Form name', 'frontage-forms' ) }
					dir="auto"
					value={ record.title }
					onChange={ ( title ) => change( { title }, 'title' ) }
				/>
				<Icon icon={ pencil } size={ 20 } />
			</div>
		</>
	);
}

type StatusProps = { isNew: boolean; status: StoredFacts | null };

/** Where a stored form is used and whether it works; of a new form that it is not stored. */
export function StatusLine( { isNew, status }: StatusProps ) {
	if ( isNew || ! status ) {
		return <p className="fr-form-builder__status">{ isNew && __( 'Not saved yet', 'frontage-forms' ) }</p>;
	}
	const { pages, more } = status.uses;
	const shown = pages.slice( 0, 2 );
	const others = pages.length - shown.length + more;
	const isFailing = status.email.state === 'failing';
	const dot = isFailing ? 'failing' : shown.length > 0 && status.email.state;
	return (
		<p className="fr-form-builder__status" data-state={ dot || undefined }>
			{ isFailing && `${ __( 'Email not working', 'frontage-forms' ) } · ` }
			{ shown.length ? __( 'Used on', 'frontage-forms' ) : __( 'Not used yet', 'frontage-forms' ) }
			{ shown.map( ( { title, edit }, place ) => (
				<Fragment key={ `${ title } ${ edit }` }>
					{ place ? ', ' : ' ' }
					{ edit ? (
						<a href={ edit } dir="auto">
							{ title }
						</a>
					) : (
						<span dir="auto">{ title }</span>
					) }
				</Fragment>
			) ) }
			{ others > 0 && (
				<>
					{ ' ' }
					{
						/* translators: %d: number of pages. */
						sprintf( _n( 'and %d more', 'and %d more', others, 'frontage-forms' ), others )
					}
				</>
			) }
			{ status.last && (
				<>
					{ ' · ' }
					{
						/* translators: %s: a period, such as "2 hours". */
						sprintf( __( 'Last message %s ago', 'frontage-forms' ), status.last )
					}
				</>
			) }
		</p>
	);
}

type StateProps = { isNew: boolean; isSaving: boolean; hasChanges: boolean };

/** Whether everything is saved, announced when it changes. */
export function SaveState( { isNew, isSaving, hasChanges }: StateProps ) {
	const isOnline = useOnline();
	let state = isNew ? '' : __( 'Saved', 'frontage-forms' );
	if ( ! isOnline ) {
		state = __( 'Offline', 'frontage-forms' );
	} else if ( isSaving ) {
		state = __( 'Saving…', 'frontage-forms' );
	} else if ( hasChanges ) {
		state = __( 'Unsaved changes', 'frontage-forms' );
	}
	return (
		<span className="fr-form-builder__saved" role="status">
			{ state }
		</span>
	);
}
