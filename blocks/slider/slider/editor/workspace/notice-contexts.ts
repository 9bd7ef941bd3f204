/** Notice contexts of the workspace and its blocks dialog, since the page's own notices are behind them. */
export const NOTICES = 'frontage-slider-workspace';
export const NOTICES_OF_BLOCKS = 'frontage-slider-blocks';
