import { Button, Icon } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { caution } from '@wordpress/icons';
import { levelName } from '../inspector/fields/breakpoint-badge';
import { store, useView, type Level } from '../state';
import { countOn, worstLevel } from './clipped-layers';
import { useOutside } from './use-clipped-layers';
import './mobile-layout.css';

/** Notice over the canvas: the number of clipped layers, and a button that rearranges them. */
export function OutsideNotice( { onArrange }: { onArrange: () => void } ) {
	const outside = useOutside();
	const shown = useView( 'level' );
	const { setLevel } = useDispatch( store );
	const level = worstLevel( outside, shown ) as Level | undefined;
	const count = level === undefined ? 0 : countOn( outside, level );
	return (
		<div className="fr-outside" role="status">
			{ level !== undefined && (
				<div className="fr-outside__note">
					<Icon icon={ caution } />
					<span>
						{ level === shown
							? sprintf(
									/* translators: %d: how many layers. */
									_n( '%d layer off screen', '%d layers off screen', count, 'frontage-slider' ),
									count
								)
							: sprintf(
									/* translators: 1: how many layers, 2: a device, such as Mobile. */
									_n(
										'%1$d layer off screen on %2$s',
										'%1$d layers off screen on %2$s',
										count,
										'frontage-slider'
									),
									count,
									levelName( level )
								) }
					</span>
					{ level !== shown && (
						<Button size="compact" variant="tertiary" onClick={ () => void setLevel( level ) }>
							{ __( 'Show', 'frontage-slider' ) }
						</Button>
					) }
					{ countOn( outside, 3 ) > 0 && (
						<Button size="compact" variant="primary" onClick={ onArrange }>
							{ __( 'Create mobile layout', 'frontage-slider' ) }
						</Button>
					) }
				</div>
			) }
		</div>
	);
}
