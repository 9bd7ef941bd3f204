import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { kilobytes } from './behavior-settings';

interface Props {
	/** Titles of behaviors that differ from what is saved. */
	changed: string[];
	/** How many bytes a page gets more. */
	bytes: number;
	locale: string;
	isSaving: boolean;
	onSave: () => Promise< void >;
	onDiscard: () => void;
}

function statusText( { changed, bytes, locale }: Pick< Props, 'changed' | 'bytes' | 'locale' > ) {
	if ( ! changed.length ) {
		return '';
	}
	const names = `${ __( 'Unsaved changes', 'frontage-site' ) }: ${ new Intl.ListFormat( locale ).format( changed ) }`;
	return bytes
		? sprintf(
				/* translators: 1: such as "Unsaved changes: Lightbox", 2: number of kilobytes with its sign, such as "+0.8". */
				__( '%1$s, %2$s KB', 'frontage-site' ),
				names,
				kilobytes( bytes, locale, 'exceptZero' )
			)
		: names;
}

/** The bar of settings forms, as `Frontage\\Kit\\SettingsForm\\SaveBar` prints it, for settings that are no form. */
export function SaveBar( { isSaving, onSave, onDiscard, ...state }: Props ) {
	const save = useRef< HTMLButtonElement >( null );
	const isChanged = state.changed.length > 0;

	useEffect( () => {
		const onKeyDown = ( event: KeyboardEvent ) => {
			const isSave = event.key.toLowerCase() === 's' && ( event.ctrlKey || event.metaKey );
			if ( isSave && ! event.altKey && ! event.shiftKey && isChanged ) {
				event.preventDefault();
				save.current?.click();
			}
		};
		document.addEventListener( 'keydown', onKeyDown );
		return () => document.removeEventListener( 'keydown', onKeyDown );
	}, [ isChanged ] );

	return (
		<div className={ `frontage-save-bar${ isChanged ? ' is-changed' : '' }` }>
			<Button
				__next40pxDefaultSize
				ref={ save }
				variant="primary"
				disabled={ ! isChanged || isSaving }
				isBusy={ isSaving }
				accessibleWhenDisabled
				onClick={ () => void onSave() }
			>
				{ __( 'Save', 'frontage-site' ) }
			</Button>
			{ isChanged && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ () => {
						onDiscard();
						save.current?.focus(); // This button is gone then.
					} }
				>
					{ __( 'Discard', 'frontage-site' ) }
				</Button>
			) }
			<span role="status">{ statusText( state ) }</span>
		</div>
	);
}
