import {
	Button,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- WordPress's own choice of a device is this one, and there is no other.
	__experimentalToggleGroupControl as ToggleGroup,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- Part of it.
	__experimentalToggleGroupControlOptionIcon as Choice,
} from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { useDispatch } from '@wordpress/data';
import { isRTL, __ } from '@wordpress/i18n';
import {
	chevronLeft,
	chevronRight,
	desktop,
	mobile,
	redo as redoIcon,
	tablet,
	undo as undoIcon,
} from '@wordpress/icons';
import { Add } from './canvas/add-layer-menu';
import { Export } from './export-button';
import { Play } from './preview/preview-button';
import { Zoom } from './canvas/zoom-control';
import { notebook } from './workspace-icons';
import { Shortcuts } from './shortcuts';
import { store, useView, type Level } from './state';
import { useUndo } from './use-undo';

const levels = () => [
	{ icon: desktop, label: __( 'Desktop', 'frontage-slider' ) },
	{ icon: notebook, label: __( 'Notebook', 'frontage-slider' ) },
	{ icon: tablet, label: __( 'Tablet', 'frontage-slider' ) },
	{ icon: mobile, label: __( 'Mobile', 'frontage-slider' ) },
];

/** Header of the workspace: back to the page, undo, device, zoom, preview. */
export function Header( { onClose }: { onClose: () => void } ) {
	const level = useView( 'level' );
	const { setLevel } = useDispatch( store );
	const { undo, redo, hasUndo, hasRedo } = useUndo();
	const isNarrow = useViewportMatch( 'medium', '<' );
	const back = __( 'Back to page', 'frontage-slider' );
	return (
		<header className="fr-workspace__header">
			<Button
				icon={ isRTL() ? chevronRight : chevronLeft }
				onClick={ onClose }
				size="compact"
				{ ...( isNarrow ? { label: back } : {} ) }
			>
				{ ! isNarrow && back }
			</Button>
			<Add />
			<Button
				icon={ undoIcon }
				label={ __( 'Undo', 'frontage-slider' ) }
				onClick={ () => undo() }
				disabled={ ! hasUndo }
				accessibleWhenDisabled
				size="compact"
			/>
			<Button
				icon={ redoIcon }
				label={ __( 'Redo', 'frontage-slider' ) }
				onClick={ redo }
				disabled={ ! hasRedo }
				accessibleWhenDisabled
				size="compact"
			/>
			{ isNarrow && <Shortcuts /> }
			<span className="fr-workspace__space" />
			<ToggleGroup
				className="fr-workspace__levels"
				label={ __( 'Breakpoint', 'frontage-slider' ) }
				hideLabelFromVision
				value={ level }
				onChange={ ( chosen ) => void setLevel( Number( chosen ) as Level ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			>
				{ levels().map( ( { icon, label }, index ) => (
					<Choice key={ label } value={ index } icon={ icon } label={ label } />
				) ) }
			</ToggleGroup>
			<span className="fr-workspace__space" />
			<Zoom />
			<Export />
			{ ! isNarrow && <Shortcuts /> }
			<Play />
		</header>
	);
}
