import { Button } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { AnswerForm } from './answer-form';
import { linkFor } from './value-link';
import type { FieldRow, StoredFile } from '../types';

function FieldValue( { text }: { text: string } ) {
	const href = linkFor( text );
	return href ? (
		<a
			href={ href }
			rel="noopener noreferrer nofollow"
			{ ...( href.startsWith( 'mailto:' ) ? {} : { target: '_blank' } ) }
		>
			{ text }
		</a>
	) : (
		<>{ text }</>
	);
}

const KB = 1024;

/** A file size with a readable unit. */
function formatSize( size: number ): string {
	if ( size < KB * KB ) {
		/* translators: %s: a number of kilobytes. */
		return sprintf( __( '%s KB', 'frontage-forms' ), String( Math.max( 1, Math.round( size / KB ) ) ) );
	}
	/* translators: %s: a number of megabytes. */
	return sprintf( __( '%s MB', 'frontage-forms' ), ( size / KB / KB ).toFixed( 1 ) );
}

function StoredFile( { file: { name, url, size, type, picture } }: { file: StoredFile } ) {
	return url ? (
		<>
			{ picture && <img className="frontage-inbox__picture" src={ picture } alt="" loading="lazy" /> }
			<a href={ url }>{ name }</a>{ ' ' }
			<span className="frontage-inbox__size">
				{ type ? `${ type }, ${ formatSize( size ) }` : formatSize( size ) }
			</span>
		</>
	) : (
		<>
			{ name } <span className="frontage-inbox__size">{ __( 'not stored here', 'frontage-forms' ) }</span>
		</>
	);
}

type Props = {
	fields: FieldRow[];
	/** Saves an answer and returns '' on success, else an error message; absent for users who may not. */
	onEdit?: ( field: FieldRow, value: string ) => Promise< string >;
};

function AnswerRow( { field, onEdit }: { field: FieldRow; onEdit: Props[ 'onEdit' ] } ) {
	const { label, values, text, files } = field;
	const [ isEditing, setEditing ] = useState( false );
	const button = useRef< HTMLButtonElement >( null );
	const stopEditing = () => {
		setEditing( false );
		setTimeout( () => button.current?.focus() ); // It is rendered again first.
	};
	return (
		<div className="frontage-inbox__row">
			<dt>
				{ label }
				{ onEdit && text !== null && ! isEditing && (
					<Button
						ref={ button }
						className="frontage-inbox__edit-button"
						variant="link"
						aria-label={ sprintf(
							/* translators: %s: the label of a field. */
							__( 'Edit “%s”', 'frontage-forms' ),
							label
						) }
						onClick={ () => setEditing( true ) }
					>
						{ __( 'Edit', 'frontage-forms' ) }
					</Button>
				) }
			</dt>
			{ isEditing && onEdit ? (
				<dd>
					<AnswerForm
						label={ label }
						text={ text ?? '' }
						onSave={ async ( value ) => {
							const message = await onEdit( field, value );
							if ( ! message ) {
								stopEditing();
							}
							return message;
						} }
						onClose={ stopEditing }
					/>
				</dd>
			) : (
				values.map( ( value, index ) => (
					<dd key={ index }>
						<bdi>
							<FieldValue text={ value } />
						</bdi>
					</dd>
				) )
			) }
			{ files.map( ( file, index ) => (
				<dd key={ `file-${ index }` }>
					<StoredFile file={ file } />
				</dd>
			) ) }
			{ ! isEditing && values.length + files.length === 0 && (
				<dd className="frontage-inbox__blank">{ __( 'empty', 'frontage-forms' ) }</dd>
			) }
		</div>
	);
}

/** The submitted values, as plain text only. */
export function FieldRows( { fields, onEdit }: Props ) {
	return (
		<section className="frontage-inbox__card" aria-label={ __( 'Answers', 'frontage-forms' ) }>
			<dl className="frontage-inbox__rows">
				{ fields.map( ( field ) => (
					<AnswerRow key={ field.name } field={ field } onEdit={ onEdit } />
				) ) }
			</dl>
		</section>
	);
}
