import {
  CalendarDays,
  ClipboardList,
  HeartPulse,
  House,
  LayoutDashboard,
  type LucideIcon,
  MessageSquare,
  NotebookText,
  Package,
  Sparkles,
  Sprout,
  TestTube,
  UserRound,
  UsersRound,
} from 'lucide-react'
import type { NavLink } from './links.ts'

export const LINK_ICONS: Partial<Record<NavLink['to'], LucideIcon>> = {
  '/health-tracking': HeartPulse,
  '/products': Sprout,
  '/orders': Package,
  '/admin': LayoutDashboard,
  '/practitioner/patients': UsersRound,
  '/practitioner/treatment-plans': ClipboardList,
  '/practitioner/patient-health': HeartPulse,
  '/blood-tests': TestTube,
  '/profile': UserRound,
  '/dashboard': House,
  '/ai-wizard': Sparkles,
  '/appointments': CalendarDays,
  '/messages': MessageSquare,
  '/my-record': NotebookText,
}
