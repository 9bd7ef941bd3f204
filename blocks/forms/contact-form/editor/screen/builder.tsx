import { Button, Notice, Popover } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch } from '@wordpress/data';
import { useCallback, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { seen } from '@wordpress/icons';
import { useShortcut } from '@wordpress/keyboard-shortcuts';
import { SnackbarNotices } from '@wordpress/notices';
import { addQueryArgs } from '@wordpress/url';
import { useChangeForm, type FormRecord } from '../panels/data/form-entity';
import { usePreview } from '../panels/data/use-preview';
import { Conflict } from '../panels/save-conflict';
import { BuildTab } from './build-tab/build-tab';
import { Tools } from './build-tab/tools';
import { usePalette } from './build-tab/use-palette';
import { CreatedNotice } from './created-notice';
import { BuilderProvider } from './data/builder-context';
import type { Device } from './data/device';
import type { ScreenProps } from './data/screen-props';
import { useSave } from './data/use-save';
import { useStatus } from './data/use-status';
import { useTab } from './data/use-tab';
import { FormMenu } from './form-menu';
import { Frame } from './frame';
import { FormName, SaveState, StatusLine } from './header';
import { TabContent } from './tab-content';
import { Tabs } from './tabs';

type Props = ScreenProps & { record: FormRecord };

/** A form in the builder: header, tabs, and the open tab. The canvas stays mounted, since the other tabs do not replace it. */
export function Builder( { record, stored: given, url, list }: Props ) {
	const [ created, setCreated ] = useState( 0 );
	const [ tab, openTab ] = useTab( created ? addQueryArgs( url, { form: created } ) : '' );
	const isNarrow = useViewportMatch( 'medium', '<' );
	const [ isPreviewing, setPreviewing ] = useState( false );
	const [ isGreeting, setGreeting ] = useState( false );
	const change = useChangeForm( record.id );
	const onCreated = useCallback( ( id: number, title: string ) => {
		setCreated( id );
		setGreeting( true );
		document.title = document.title.replace( __( 'Add form', 'frontage-forms' ), () => title );
	}, [] );
	const { save, stored, saves, isSaving, isNew, hasChanges, failure, dismiss } = useSave( record, onCreated );
	const preview = usePreview( stored, record, '' );
	const { status, update } = useStatus( stored, given, saves );
	useUndoKeys();
	const form = useMemo(
		() => ( { record: { ...record, id: stored }, change, preview, isPreviewing, status, update } ),
		[ record, stored, change, preview, isPreviewing, status, update ]
	);
	const [ device, setDevice ] = useState< Device >( 'desktop' );
	const palette = usePalette();
	const onPreview = () => {
		setPreviewing( tab !== 'build' || ! isPreviewing );
		if ( tab !== 'build' ) {
			openTab( 'build' );
		}
		palette.close();
	};
	const tools = <Tools { ...{ isNarrow, isPreviewing, onPreview, device, palette } } onDevice={ setDevice } />;
	return (
		<Frame
			list={ list }
			head={
				<>
					<FormName record={ record } isNew={ isNew } change={ change } />
					<StatusLine isNew={ isNew } status={ status } />
				</>
			}
			actions={
				<>
					<SaveState { ...{ isNew, isSaving, hasChanges } } />
					{ ! isNarrow && (
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							icon={ seen }
							isPressed={ isPreviewing && tab === 'build' }
							onClick={ onPreview }
						>
							{ __( 'Preview', 'frontage-forms' ) }
						</Button>
					) }
					<Button
						__next40pxDefaultSize
						variant="primary"
						isBusy={ isSaving }
						disabled={ isSaving || ( ! isNew && ! hasChanges ) }
						accessibleWhenDisabled
						onClick={ () => void save() }
					>
						{ __( 'Save', 'frontage-forms' ) }
					</Button>
					{ status && <FormMenu { ...{ record, status, list, url, hasChanges } } form={ stored } /> }
				</>
			}
		>
			<div className="fr-form-builder__bar">
				<Tabs open={ tab } problems={ preview.problems } onOpen={ openTab } />
				{ tab === 'build' && ! isNarrow && tools }
			</div>
			<div className="fr-form-builder__notices">
				{ failure && (
					<Notice status="error" onRemove={ dismiss }>
						{ failure }
					</Notice>
				) }
				{ ! isNew && <Conflict id={ record.id } stored={ stored } onSave={ () => void save() } /> }
				{ isGreeting && (
					<CreatedNotice
						id={ stored }
						form={ record }
						newPage={ status?.newPage ?? '' }
						onTested={ () => void update() }
						onClose={ () => setGreeting( false ) }
					/>
				) }
			</div>
			<BuilderProvider value={ form }>
				<div className="fr-form-builder__content">
					<BuildTab
						isHidden={ tab !== 'build' }
						isNarrow={ isNarrow }
						device={ device }
						palette={ palette }
						tools={ tools }
						onOpenTab={ openTab }
					/>
					{ tab !== 'build' && <TabContent tab={ tab } code={ status?.code ?? '' } /> }
				</div>
			</BuilderProvider>
			<SnackbarNotices className="fr-form-builder__snackbars" />
			<Popover.Slot />
		</Frame>
	);
}

/** Undo and redo by the keys of WordPress's editors, in each tab. */
function useUndoKeys() {
	const { undo, redo } = useDispatch( coreStore );
	useShortcut( 'core/editor/undo', ( event: Event ) => {
		event.preventDefault();
		void undo();
	} );
	useShortcut( 'core/editor/redo', ( event: Event ) => {
		event.preventDefault();
		void redo();
	} );
}
