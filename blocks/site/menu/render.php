<?php
/**
 * Renders a menu whose links work without script.
 *
 * @var array<string, mixed> $attributes Stored attributes, not validated.
 * @var \WP_Block            $block
 */

defined( 'ABSPATH' ) || exit;

\Frontage\Kit\Frontend\EscapedMarkup::print( \Frontage\Site\Menu\MenuRenderer::markup( $attributes, $block->parsed_block['innerBlocks'] ) );
