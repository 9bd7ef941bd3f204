import { Button, Dropdown, MenuGroup, MenuItem } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store, useView } from '../state';
import { useShownZoom } from './hooks/use-canvas-zoom';
import { ZOOMS } from './zoom-steps';

/** Formats a zoom factor as a percentage. */
const percent = ( zoom: number ) => sprintf( '%d %%', Math.round( zoom * 100 ) );

/** Zoom of the canvas. */
export function Zoom() {
	const zoom = useView( 'zoom' );
	const { setZoom } = useDispatch( store );
	const shown = useShownZoom();
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-end' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					className="fr-canvas__zoom"
					size="compact"
					aria-expanded={ isOpen }
					aria-haspopup="true"
					aria-label={ sprintf( '%1$s: %2$s', __( 'Zoom', 'frontage-slider' ), percent( shown ) ) }
					onClick={ onToggle }
				>
					{ percent( shown ) }
				</Button>
			) }
			renderContent={ ( { onClose } ) => {
				const choose = ( next: typeof zoom ) => () => {
					void setZoom( next );
					onClose();
				};
				return (
					<MenuGroup label={ __( 'Zoom', 'frontage-slider' ) }>
						<MenuItem
							role="menuitemradio"
							isSelected={ zoom === 'fit' }
							shortcut="Ctrl+0"
							onClick={ choose( 'fit' ) }
						>
							{ __( 'Fit', 'frontage-slider' ) }
						</MenuItem>
						{ ZOOMS.map( ( each ) => (
							<MenuItem
								key={ each }
								role="menuitemradio"
								isSelected={ zoom === each }
								onClick={ choose( each ) }
							>
								{ percent( each ) }
							</MenuItem>
						) ) }
					</MenuGroup>
				);
			} }
		/>
	);
}
