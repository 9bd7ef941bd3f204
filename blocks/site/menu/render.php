<?php
/**
 * Renders a menu whose links work without script.
 *
 * @var array<string, mixed> $attributes Stored attributes, not validated.
 * @var \WP_Block            $block
 */

defined( 'ABSPATH' ) || exit;

echo \Frontage\Site\Menu\MenuRenderer::markup( $attributes, $block->parsed_block['innerBlocks'] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- It escapes its own; the blocks in it are theirs.
