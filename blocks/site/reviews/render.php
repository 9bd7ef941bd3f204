<?php
/**
 * What customers wrote, as PHP has it; or the question whether a frame of the provider may be loaded.
 *
 * @var array<string, mixed> $attributes What somebody once stored: judged there, whatever block.json says.
 */

defined( 'ABSPATH' ) || exit;

echo \Frontage\Site\Reviews\ReviewsBlock::markup( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- It escapes each part where it prints it.
