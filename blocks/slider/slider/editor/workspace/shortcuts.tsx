import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { keyboard } from '@wordpress/icons';
import { displayShortcut, isKeyboardEvent, shortcutAriaLabel } from '@wordpress/keycodes';
import './shortcuts.css';

type Combination = [ modifier: 'none' | 'primary' | 'primaryShift' | 'shift' | 'alt' | 'access', key: string ];
type Line = [ what: string, ...combinations: Combination[] ];

/** Symbols and names of keys. */
const NAMES = (): Record< string, [ sign: string, name: string ] > => ( {
	arrows: [ '← ↑ → ↓', __( 'Arrow keys', 'frontage-slider' ) ],
	across: [ '← →', __( 'Left or right arrow', 'frontage-slider' ) ],
	upDown: [ '↑ ↓', __( 'Up or down arrow', 'frontage-slider' ) ],
	pages: [ 'PgUp PgDn', __( 'Page Up or Page Down', 'frontage-slider' ) ],
	del: [ 'Del', __( 'Delete', 'frontage-slider' ) ],
	enter: [ 'Enter', __( 'Enter', 'frontage-slider' ) ],
	escape: [ 'Esc', __( 'Escape', 'frontage-slider' ) ],
	ends: [ 'Home End', __( 'Home or End', 'frontage-slider' ) ],
	f2: [ 'F2', 'F2' ],
} );

const sections = (): [ title: string, lines: Line[] ][] => [
	[
		__( 'Canvas', 'frontage-slider' ),
		[
			[ __( 'Select the next or previous layer', 'frontage-slider' ), [ 'none', 'pages' ] ],
			[ __( 'Select all layers', 'frontage-slider' ), [ 'primary', 'a' ] ],
			[ __( 'Move by 1 px or 10 px', 'frontage-slider' ), [ 'none', 'arrows' ], [ 'shift', 'arrows' ] ],
			[
				__( 'Resize by 1 px or 10 px', 'frontage-slider' ),
				[ 'primary', 'arrows' ],
				[ 'primaryShift', 'arrows' ],
			],
			[ __( 'Edit text or open group', 'frontage-slider' ), [ 'none', 'enter' ] ],
			[ __( 'Exit text or group, or clear selection', 'frontage-slider' ), [ 'none', 'escape' ] ],
			[ __( 'Duplicate', 'frontage-slider' ), [ 'primary', 'd' ] ],
			[ __( 'Delete', 'frontage-slider' ), [ 'none', 'del' ] ],
			[ __( 'Bring forward or bring to front', 'frontage-slider' ), [ 'primary', ']' ], [ 'primaryShift', ']' ] ],
			[ __( 'Send backward or send to back', 'frontage-slider' ), [ 'primary', '[' ], [ 'primaryShift', '[' ] ],
			[ __( 'Group or ungroup', 'frontage-slider' ), [ 'primary', 'g' ], [ 'primaryShift', 'g' ] ],
			[ __( 'Lock or unlock', 'frontage-slider' ), [ 'primaryShift', 'l' ] ],
			[ __( 'Show or hide in the editor', 'frontage-slider' ), [ 'primaryShift', 'h' ] ],
			[ __( 'Zoom in or out', 'frontage-slider' ), [ 'primary', '+' ], [ 'primary', '-' ] ],
			[ __( 'Zoom to fit', 'frontage-slider' ), [ 'primary', '0' ] ],
		],
	],
	[
		__( 'Layers', 'frontage-slider' ),
		[
			[ __( 'Next or previous layer', 'frontage-slider' ), [ 'none', 'upDown' ] ],
			[ __( 'Move up or down', 'frontage-slider' ), [ 'primary', 'upDown' ] ],
			[ __( 'Expand or collapse group', 'frontage-slider' ), [ 'none', 'across' ] ],
			[ __( 'Rename', 'frontage-slider' ), [ 'none', 'f2' ] ],
			[ __( 'Delete', 'frontage-slider' ), [ 'none', 'del' ] ],
		],
	],
	[
		__( 'Slides', 'frontage-slider' ),
		[
			[ __( 'Next or previous slide', 'frontage-slider' ), [ 'none', 'across' ] ],
			[ __( 'Move earlier or later', 'frontage-slider' ), [ 'primary', 'across' ] ],
			[ __( 'Duplicate', 'frontage-slider' ), [ 'primary', 'd' ] ],
			[ __( 'Delete', 'frontage-slider' ), [ 'none', 'del' ] ],
		],
	],
	[
		__( 'Timeline', 'frontage-slider' ),
		[
			[
				__( 'Change start time by 10 ms or 100 ms', 'frontage-slider' ),
				[ 'none', 'across' ],
				[ 'shift', 'across' ],
			],
			[ __( 'Change duration', 'frontage-slider' ), [ 'alt', 'across' ] ],
			[ __( 'Delete animation', 'frontage-slider' ), [ 'none', 'del' ] ],
			[ __( 'Move playhead to start or end', 'frontage-slider' ), [ 'none', 'ends' ] ],
		],
	],
	[
		__( 'Everywhere', 'frontage-slider' ),
		[
			[ __( 'Undo or redo', 'frontage-slider' ), [ 'primary', 'z' ], [ 'primaryShift', 'z' ] ],
			[ __( 'Keyboard shortcuts', 'frontage-slider' ), [ 'access', 'h' ] ],
		],
	],
];

/** Visible and spoken form of a shortcut. WordPress formats the modifiers for the user's system. */
function written( [ modifier, key ]: Combination ): [ shown: string, read: string ] {
	const [ sign, name ] = NAMES()[ key ] ?? [ key.toUpperCase(), key.toUpperCase() ];
	switch ( modifier ) {
		case 'none':
			return [ sign, name ];
		case 'shift':
			return [ `Shift+${ sign }`, `Shift + ${ name }` ];
		case 'alt':
			return [ `Alt+${ sign }`, `Alt + ${ name }` ];
	}
	return [
		displayShortcut[ modifier ]( '?' ).replace( '?', () => sign ),
		shortcutAriaLabel[ modifier ]( '?' ).replace( /[^\s+]+$/, () => name ),
	];
}

function Keys( { combination }: { combination: Combination } ) {
	const [ shown, read ] = written( combination );
	return (
		<kbd className="fr-shortcuts__keys">
			<span aria-hidden="true">{ shown }</span>
			<span className="screen-reader-text">{ read }</span>
		</kbd>
	);
}

/** Dialog with all shortcuts of the workspace, like the block editor's own. */
function ShortcutsModal( { onClose }: { onClose: () => void } ) {
	return (
		<Modal
			className="fr-shortcuts"
			title={ __( 'Keyboard shortcuts', 'frontage-slider' ) }
			closeButtonLabel={ __( 'Close', 'frontage-slider' ) }
			onRequestClose={ onClose }
		>
			{ sections().map( ( [ title, lines ] ) => (
				<section key={ title }>
					<h2>{ title }</h2>
					<dl>
						{ lines.map( ( [ what, ...combinations ] ) => (
							<div key={ what }>
								<dt>{ what }</dt>
								<dd>
									{ combinations.map( ( combination ) => (
										<Keys key={ combination.join() } combination={ combination } />
									) ) }
								</dd>
							</div>
						) ) }
					</dl>
				</section>
			) ) }
		</Modal>
	);
}

/** While the workspace is open, the shortcut for the block editor's list opens ours. */
export function openShortcuts( event: React.KeyboardEvent< HTMLElement > ) {
	if ( isKeyboardEvent.access( event, 'h' ) ) {
		event.preventDefault();
		event.stopPropagation();
		event.currentTarget.querySelector< HTMLElement >( '[data-shortcuts]' )?.click();
	}
}

/** Button that opens the dialog. */
export function Shortcuts() {
	const [ isOpen, setOpen ] = useState( false );
	return (
		<>
			<Button
				className="fr-workspace__shortcuts"
				icon={ keyboard }
				label={ __( 'Keyboard shortcuts', 'frontage-slider' ) }
				aria-haspopup="dialog"
				aria-keyshortcuts="Shift+Alt+H"
				data-shortcuts
				onClick={ () => setOpen( true ) }
				size="compact"
			/>
			{ isOpen && <ShortcutsModal onClose={ () => setOpen( false ) } /> }
		</>
	);
}
