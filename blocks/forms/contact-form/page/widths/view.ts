import './widths.css';
